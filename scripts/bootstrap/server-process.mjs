import { inRepository } from './repository.mjs'

/**
 * The server as `npm start` runs it, apart from its own arguments. A young generation that stays small costs a little
 * time under load and saves 50 MB and more.
 */
export const serverArgs = ['--max-semi-space-size=8', inRepository('apps/server/src/main.ts')]

/**
 * Its environment, in which whatever the owner has set wins. The C library gives back what was freed instead of keeping
 * it (glibc, "Tunable Parameters"; others take no notice), and what was compiled once is kept for the next start.
 */
export function serverEnv() {
  return {
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '65536',
    NODE_COMPILE_CACHE: inRepository('node_modules/.cache/tallgrass'),
    ...process.env,
  }
}
