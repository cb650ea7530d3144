import type { Plugin } from 'vite'

const USER = /[\\/]features[\\/](live|assistant)[\\/](?:open-stream|follow-chat)\.ts$/
const COPY = '?subscriptions-of-'

/**
 * `@trpc/client` keeps what subscriptions need in the files that every page loads first. What opens a stream gets copies
 * of these files, of which the bundler leaves just that, in the chunk that is loaded when the stream is: 3.4 kB. Each
 * feature has its own, because what two of them share would be loaded with the first view.
 */
export function subscriptionsApart(): Plugin {
  return {
    name: 'subscriptions-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const [file, copy] = importer.split(COPY)
      const feature = source === '@trpc/client' ? USER.exec(importer)?.[1] : undefined
      const user = feature ?? copy
      const found = user !== undefined && (await this.resolve(source, file, { skipSelf: true }))
      return found ? { ...found, id: found.id + COPY + user, moduleSideEffects: false } : null
    },
  }
}
