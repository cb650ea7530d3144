import type { openApiDocument } from './openapi.ts'

type Document = ReturnType<typeof openApiDocument>
type Operation = Document['paths'][string][string]

/** The API document as a page that needs no script. */
export function docsPage({ info, paths }: Document): string {
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${toHtml(info.title)}</h1>
<p>Requests and responses are JSON, and the session is a cookie. A refusal is <code>{ "error", "code", "issues"? }</code>.
The machine-readable form is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Calls"><ul>${entries.map(({ method, operation, path }) => `<li><a href="#${operation.operationId}"><code>${method} ${toHtml(path)}</code></a></li>`).join('')}</ul></nav>
${entries.map(({ method, operation, path }) => section(method, path, operation)).join('\n')}
</main>
</body>
</html>`
}

function section(method: string, path: string, operation: Operation): string {
  const body = operation.requestBody || undefined
  return `<section id="${operation.operationId}">
<h2><code>${method} ${toHtml(path)}</code></h2>
<p>${toHtml(operation.summary)}. ${toHtml(operation.description)}</p>
${operation.parameters.length > 0 ? `<h3>Parameters</h3>${schema(operation.parameters)}` : ''}
${body ? `<h3>Body</h3>${schema(body.content['application/json'].schema)}` : ''}
<h3>Response</h3>${schema(operation.responses[200].content['application/json'].schema)}
</section>`
}

function schema(value: unknown): string {
  return `<pre tabindex="0">${toHtml(JSON.stringify(value, null, 2))}</pre>`
}

function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { margin-top: 3rem; font-size: 1.1rem; overflow-wrap: anywhere; }
h3 { font-size: .9rem; margin-bottom: .25rem; }
pre { overflow: auto; max-height: 24rem; padding: 1rem; border: 1px solid GrayText; border-radius: 8px; font-size: .85rem; }
a { color: LinkText; }`
