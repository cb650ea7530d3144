import type { Plugin } from 'vite'

const USER = /[\\/]features[\\/](live[\\/]open-stream|assistant[\\/]follow-chat)\.ts$/
const COPY = '?subscriptions'

/**
 * `@trpc/client` keeps what subscriptions need in the files that every page loads first. What opens the stream gets copies
 * of these files, of which the bundler leaves just that, in the chunk that open portals load at rest: 3.4 kB.
 */
export function subscriptionsApart(): Plugin {
  return {
    name: 'subscriptions-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const isNeeded = USER.test(importer) ? source === '@trpc/client' : importer.endsWith(COPY)
      const found = isNeeded && (await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true }))
      return found ? { ...found, id: found.id + COPY, moduleSideEffects: false } : null
    },
  }
}
