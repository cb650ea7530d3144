import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

export const guideFolder = new URL('../../guide/', import.meta.url)

interface Surroundings {
  /** What the program imports, by name. */
  modules: Record<string, object>
  /** Stands for the address of the site. */
  url: string
  env?: Record<string, string>
  /** The names whose values are returned. */
  returns?: string[]
}

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<Record<string, unknown>>

/** Runs the TypeScript of a page as one program, and returns what it printed beside the values asked for. */
export async function runGuide(page: string, { env = {}, modules, returns = [], url }: Surroundings) {
  const printed: unknown[][] = []
  const console = { log: (...values: unknown[]) => printed.push(values) }
  const source = stripTypeScriptTypes(programIn(page).replaceAll('https://tallgrass.example', url))
    .replaceAll(/^import (\{.*\}) from '(.+)'$/gm, (_, names: string, name: string) => {
      if (!(name in modules)) throw new Error(`${page} imports ${name}, which the test does not offer`)
      return `const ${names} = modules['${name}']`
    })
    .replaceAll(/^export /gm, '')
  const run = new AsyncFunction(
    'modules',
    'process',
    'console',
    `${source}\nreturn { ${returns.join(', ')} }`,
  )
  const values = await run(modules, { env }, console)
  return { printed, values }
}

function programIn(page: string): string {
  const text = readFileSync(new URL(`${page}.md`, guideFolder), 'utf8')
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block).join('\n')
}
