import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FOLDER = 'docs/'

/**
 * The files of `/api/docs`, which the server sends: Scalar as its package for Fastify serves it, our style sheet, and what
 * runs before it. No page of the site loads them.
 */
export function apiDocs(): Plugin {
  const files: Record<string, { type: string; read: () => string | Promise<string> }> = {
    'reference.js': { type: 'text/javascript', read: scalar },
    'prepare.js': { type: 'text/javascript', read: () => source('docs/prepare.mjs') },
    'docs.css': { type: 'text/css', read: () => `${themes()}\n${source('docs/docs.css')}` },
  }
  return {
    name: 'api-docs',
    configureServer({ middlewares }) {
      middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const file = files[request.url?.slice(1) ?? '']
        if (!file) return next()
        response.setHeader('content-type', file.type)
        Promise.resolve(file.read()).then((text) => response.end(text), next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, { read }] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `${FOLDER}${name}`, source: await read() })
    },
  }
}

/**
 * Scalar in one file. Its own package would bring 284 others and 311 MB; the one for Fastify has the same file in its
 * source, and serves it.
 */
async function scalar(): Promise<string> {
  const [{ fastify }, { default: reference }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ])
  const app = fastify()
  await app.register(reference, { routePrefix: '/', configuration: { url: '/' } })
  const { payload, statusCode } = await app.inject('/js/scalar.js')
  if (statusCode !== 200) throw new Error('Scalar serves its script at another address')
  return payload
}

/** The colors of the product, also where Scalar sets a theme: on the body. */
function themes(): string {
  return source('app/tokens.css')
    .replace(':root {', ':root, body.light-mode {')
    .replace(
      ':root[data-mantine-color-scheme="dark"] {',
      ':root[data-mantine-color-scheme="dark"], body.dark-mode {',
    )
}

function source(path: string): string {
  return readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
}
