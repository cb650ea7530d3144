import { names } from '@tallgrass/brand'
import { viewedFilePath } from '@tallgrass/contracts'
import type { FastifyRequest } from 'fastify'
import { toHtml } from '../rest/to-html.ts'

const STYLE = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.6}
main{max-width:34rem;margin:15vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.25}`

/** True if a person opens the address of a file in a tab, where they would see an answer for programs (Fetch Metadata). */
export function isOpenedInTab({ headers, method, url }: FastifyRequest): boolean {
  const [path] = url.split('?')
  return (
    method === 'GET' && headers['sec-fetch-dest'] === 'document' && viewedFilePath.safeParse(path).success
  )
}

/** Says why a file does not open. */
export function refusalPage(sentence: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>File not opened: ${toHtml(names.product)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>The file was not opened</h1>
<p>${toHtml(sentence)}</p>
<p><a href="/portal">Open the portal</a></p>
</main>
</body>
</html>`
}
