import { dirname, join, relative } from 'node:path'

/** The address of a module, or of a program that it starts, as in `new URL('prepare.ts', import.meta.url)`. */
const PLACE = /new URL\('([\w-]+\.ts)', import\.meta\.url\)|import\.meta\.url/g

interface Places {
  /** Where the bundle goes. All its files are in this folder itself. */
  folder: string
  /** The source files of programs, by their names in the bundle. */
  programs: Record<string, string>
}

/**
 * Keeps `import.meta.url` in the bundle the address of the source file, so that what lies beside it is found. Only
 * programs are started from the bundle.
 */
export function sourcePlaces({ folder, programs }: Places) {
  return {
    name: 'source-places',
    transform(code: string, id: string) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined
      const source = relative(folder, id).replaceAll('\\', '/')
      const place = `new URL('${source}', import.meta.url).href`
      const placed = code.replace(PLACE, (found: string, started?: string) => {
        if (started === undefined) return place
        const file = join(dirname(id), started)
        const [built] = Object.entries(programs).find(([, program]) => program === file) ?? []
        return built ? `new URL('${built}.js', import.meta.url)` : found.replace('import.meta.url', place)
      })
      // Null keeps the places of the source: only columns of these lines change.
      return { code: placed, map: null }
    },
  }
}
