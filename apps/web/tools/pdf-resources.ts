import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * What PDF.js asks for by name while it draws: character maps, the standard fonts, and the decoders of scans without
 * WebAssembly, which our Content-Security-Policy forbids. Licenses are served beside them.
 */
const SERVED: Record<string, RegExp> = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(?:pfb|ttf)$|^LICENSE/,
  wasm: /_nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?(?:JBIG2|OPENJPEG)$/,
}

/** Serves the resources of PDF.js under `import.meta.env.PDF_RESOURCES`, which changes with its version. */
export function pdfResources(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  const folder = `assets/pdfjs-${version}/`
  const sources = new Map<string, string>(
    Object.entries(SERVED).flatMap(([kind, names]) => {
      const from = path.join(path.dirname(manifest), kind)
      const served = readdirSync(from).filter((name) => names.test(name))
      if (served.length === 0) throw new Error(`PDF.js ${version} has no ${kind}`)
      return served.map(
        (name) => [`${folder}${kind}/${name}`, path.join(from, name)] satisfies [string, string],
      )
    }),
  )
  return {
    name: 'pdf-resources',
    config: () => ({ define: { 'import.meta.env.PDF_RESOURCES': JSON.stringify(`/${folder}`) } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = sources.get(request.url?.split('?')[0]?.slice(1) ?? '')
        if (source === undefined) return next()
        if (source.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(source))
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of sources)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(source) })
    },
  }
}
