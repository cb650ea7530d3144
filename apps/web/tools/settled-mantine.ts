import type { Plugin } from 'vite'

/** Replaces parts of Mantine's modules by others. */
const CHANGES: { file: RegExp; changes: [from: string, to: string][] }[] = [
  {
    // React's id is the same on the server and in the browser, and stays.
    file: /@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/,
    changes: [['setUuid(randomId());', '']],
  },
  {
    file: /[\\/]Tabs[\\/]TabsPanel[\\/]TabsPanel\.mjs$/,
    changes: [
      ['ctx.setMountedPanel(value, true);', 'startTransition(() => ctx.setMountedPanel(value, true));'],
      ['{ Activity, useEffect }', '{ Activity, startTransition, useEffect }'],
    ],
  },
]

/**
 * Keeps components of Mantine from rendering again as soon as they are hydrated, each with its part of the page and in
 * one step. Every field gets a random id then; tabs learn of their panels, and React has to hydrate these at once.
 */
export function settledMantine(): Plugin {
  return {
    name: 'settled-mantine',
    apply: 'build',
    transform: {
      filter: { id: CHANGES.map(({ file }) => file) },
      handler(code, id) {
        const { changes = [] } = CHANGES.find(({ file }) => file.test(id)) ?? {}
        const changed = changes.reduce((text, [from, to]) => {
          if (!text.includes(from)) throw new Error(`${id} does not contain ${from}`)
          return text.replace(from, to)
        }, code)
        return { code: changed, map: null }
      },
    },
  }
}
