import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Writes `pages.json`: the address of every page, as the router spells it ('/devlab/$slug').
 * The server answers 200 for these and 404 for the rest.
 */
export function pageList(routeTree: URL): Plugin {
  return {
    name: 'page-list',
    apply: 'build',
    generateBundle() {
      const tree = readFileSync(routeTree, 'utf8')
      const [, body = ''] = /interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree) ?? []
      const pages = [...body.matchAll(/^\s+'([^']+)':/gm)].map(([, page]) => page)
      // The catch-all is how the application says that it does not know an address.
      const known = pages.filter((page) => page !== '/$')
      if (!pages.includes('/')) this.error('The route tree lists no pages: has its format changed?')
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(known) })
    },
  }
}
