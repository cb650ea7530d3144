import type { JsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import type { OpenApiDocument } from './openapi.ts'
import type { Operation } from './operation.ts'
import { toHtml } from './to-html.ts'

interface Entry {
  method: string
  path: string
  operation: Operation
}

/** The API document as a page that needs no script. */
export function docsPage({ components, info, paths, tags }: OpenApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  const groups = tags.map((tag) => ({
    ...tag,
    entries: entries.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
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
<p>${toHtml(info.description)} A refusal is an <a href="#schema-Error">Error</a>.
The machine-readable form is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Calls">${groups.map(contents).join('')}</nav>
${groups.map(group).join('\n')}
<h2>Schemas</h2>
${Object.entries(components.schemas).map(namedSchema).join('\n')}
</main>
</body>
</html>`
}

interface Group {
  name: string
  description: string
  entries: Entry[]
}

function contents({ entries, name }: Group): string {
  return `<h2>${name}</h2><ul>${entries.map(({ method, operation, path }) => `<li><a href="#${operation.operationId}"><code>${method} ${toHtml(path)}</code></a></li>`).join('')}</ul>`
}

function group({ description, entries, name }: Group): string {
  return `<h2>${name}</h2><p>${toHtml(description)}</p>${entries.map(section).join('\n')}`
}

function section({ method, operation, path }: Entry): string {
  const { description, operationId, parameters, requestBody, responses, summary } = operation
  return `<section id="${operationId}">
<h3><code>${method} ${toHtml(path)}</code></h3>
<p>${toHtml(summary)}. ${toHtml(description)}</p>
${parameters.length > 0 ? `<h4>Parameters</h4>${code(parameters)}` : ''}
${requestBody ? `<h4>Body</h4>${code(Object.values(requestBody.content)[0]?.schema)}` : ''}
<h4>Answers</h4><dl>${Object.entries(responses).map(response).join('')}</dl>
</section>`
}

function response([status, answer]: [string, Operation['responses'][string]]): string {
  if ('$ref' in answer)
    return `<dt>${status}</dt><dd>${answer.$ref.split('/').at(-1)?.split('_OR_').join(', ')}</dd>`
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(answer.content ?? {})
  return `<dt>${status}</dt><dd>${toHtml(type)}${code(schema)}</dd>`
}

function namedSchema([name, schema]: [string, JsonSchema]): string {
  return `<section id="schema-${name}"><h3>${name}</h3>${code(schema)}</section>`
}

/** JSON in which the names of schemas are links. */
function code(value: unknown): string {
  const text = toHtml(JSON.stringify(value, null, 2))
  const linked = text.replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    (reference, name: string) => `<a href="#schema-${name}">${reference}</a>`,
  )
  return `<pre tabindex="0">${linked}</pre>`
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { margin-top: 3rem; font-size: 1.3rem; }
h3 { margin-top: 2.5rem; font-size: 1.1rem; overflow-wrap: anywhere; }
h4 { font-size: .9rem; margin-bottom: .25rem; }
pre { overflow: auto; max-height: 24rem; padding: 1rem; border: 1px solid GrayText; border-radius: 8px; font-size: .85rem; }
a { color: LinkText; }`
