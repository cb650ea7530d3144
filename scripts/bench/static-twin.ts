import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'

/** The style of a minimal page: a few rules, no script, font or drawing. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;padding:1rem;max-width:72rem;font:1rem/1.6 system-ui,sans-serif}
h1{font-size:2.5rem;line-height:1.1}a{color:#1f6b4a}li{margin:.5rem 0}
`.replaceAll('\n', '')

const KEPT = new Set([
  'h1',
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'nav',
  'main',
  'footer',
])

/** Serves a minimal page with the text of each page of `site`, as a lower bound. */
export async function serveStaticTwins(site: string, paths: string[]) {
  const app = Fastify()
  for (const path of paths) {
    const html = toStaticPage(await (await fetch(site + path)).text())
    const packed = brotliCompressSync(html)
    app.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(packed),
    )
  }
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  await app.listen({ port: 0, host: 'localhost' })
  return { address: app.listeningOrigin, stop: () => app.close() }
}

function toStaticPage(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
  const [, body = ''] = /<div id="root">([\s\S]*)<\/div>/.exec(html) ?? []
  const text = body
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<(\/?)(\w+)([^>]*)>/g, (_, slash: string, tag: string, attributes: string) => {
      if (!KEPT.has(tag)) return ''
      const href = /href="[^"]*"/.exec(attributes)?.[0]
      return `<${slash}${tag}${tag === 'a' && href ? ` ${href}` : ''}>`
    })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${title}"><style>${STYLE}</style><body>${text}</body></html>`
}
