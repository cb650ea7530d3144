import { dirname } from 'node:path'
import { build } from 'vite'

/** One module with everything that the entry imports, as Vite makes it for browsers. */
export async function bundleForBrowsers(entry: string): Promise<string> {
  const { NODE_ENV } = process.env
  try {
    const result = await build({
      root: dirname(entry),
      configFile: false,
      logLevel: 'error',
      build: { write: false, lib: { entry, formats: ['es'] } },
    })
    const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
      'output' in one ? one.output : [],
    )
    return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  } finally {
    // Vite sets it for this process; an npm that starts later would install no development dependencies.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
  }
}
