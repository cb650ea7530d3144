import { inRepository } from './repository.mjs'

/**
 * The Node.js arguments for the server, as in `npm start`. A small young generation costs a little time under load and
 * saves at least 50 MB.
 */
export const serverArgs = ['--max-semi-space-size=8', inRepository('apps/server/src/main.ts')]

/**
 * The server's environment; existing variables take precedence. The C library returns freed memory instead of keeping
 * it (glibc, "Tunable Parameters"; others ignore this), and compiled code is cached for the next start.
 */
export function serverEnv() {
  return {
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '65536',
    NODE_COMPILE_CACHE: inRepository('node_modules/.cache/tallgrass'),
    ...process.env,
  }
}
