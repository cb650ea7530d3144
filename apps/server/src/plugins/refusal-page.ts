import { names } from '@tallgrass/brand'
import { viewedFilePath } from '@tallgrass/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toHtml } from '../rest/to-html.ts'

const STYLE = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.6}
main{max-width:34rem;margin:15vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.25}`
/** Our own pages show it in place of a file. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Where a person, instead of a program, opens a file (Fetch Metadata). */
const PLACES = ['document', 'iframe'] as const
type Place = (typeof PLACES)[number]

/** Where a person sees the answer to this request for a file; undefined for other requests and for programs. */
export function findPlace({ headers, method, url }: FastifyRequest): Place | undefined {
  const [path] = url.split('?')
  if (method !== 'GET' || !viewedFilePath.safeParse(path).success) return undefined
  return PLACES.find((place) => place === headers['sec-fetch-dest'])
}

/** Says why a file does not open, in a tab or in the frame of one of our pages. */
export function sendRefusalPage(reply: FastifyReply, sentence: string, place: Place): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', INERT)
    .header('x-frame-options', 'SAMEORIGIN')
    .send(refusalPage(sentence, place))
}

function refusalPage(sentence: string, place: Place): string {
  // In a frame, the portal is around it.
  const way = place === 'document' ? '<p><a href="/portal">Open the portal</a></p>\n' : ''
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
${way}</main>
</body>
</html>`
}
