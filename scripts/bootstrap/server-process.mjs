import { isBundleCurrent } from './bundled-sources.mjs'
import { inRepository } from './repository.mjs'

/**
 * Node.js options for the server. A small young generation costs a little time under load and saves at least 50 MB.
 */
export const serverOptions = ['--max-semi-space-size=8']

/** The server in a few files, as `npm run build` makes it: it starts in less than half the time of the sources. */
export const BUNDLED_SERVER = 'apps/server/dist/program/main.js'

/**
 * The Node.js arguments for the server, as in `npm start`. The sources run instead if there is no bundle, or if it was
 * made from others.
 */
export function serverArgs() {
  return isBundleCurrent() ? [...serverOptions, inRepository(BUNDLED_SERVER)] : serverSources()
}

/** The Node.js arguments for the server from its sources, as while it is developed. */
export function serverSources() {
  return [...serverOptions, inRepository('apps/server/src/main.ts')]
}

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
