import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'
import type { OperationFacts, Parameter } from './operation.ts'

/** The address of the site in examples. The server puts its own in its place. */
export const EXAMPLE_SITE = 'https://tallgrass.example'

const IN_PAGE = '// On a page of the site: the browser sends the session.'

/** The call of a procedure, as the typed client makes it. */
export interface TypedCall {
  procedure: ProcedurePath
  kind: 'query' | 'mutate'
  input: unknown
}

/** What samples use of an operation. */
type Facts = Pick<
  OperationFacts,
  'access' | 'answer' | 'body' | 'call' | 'method' | 'parameters' | 'path' | 'scope'
>

export interface CodeSample {
  lang: string
  label: string
  source: string
}

/** How to make this call: by the typed client if a procedure answers it, by `fetch`, and by curl. */
export function codeSamples(facts: Facts): CodeSample[] {
  const address = addressOf(facts)
  return [
    { lang: 'javascript', label: 'fetch', source: fetchSample(facts, address) },
    ...(facts.call
      ? [{ lang: 'typescript', label: '@tallgrass/client', source: clientSample(facts.call, facts) }]
      : []),
    { lang: 'shell', label: 'curl', source: curlSample(facts, address) },
  ]
}

function clientSample({ input, kind, procedure }: TypedCall, { access, scope }: Facts): string {
  const inPage = needsSession(access, scope)
  const url = inPage ? 'location.origin' : `'${EXAMPLE_SITE}'`
  return [
    "import { createTallgrassClient } from '@tallgrass/client'",
    '',
    ...(inPage ? [IN_PAGE] : []),
    ...(scope
      ? [
          'const tallgrass = createTallgrassClient({',
          `  url: ${url},`,
          "  headers: { authorization: 'Bearer YOUR_API_KEY' },",
          '})',
        ]
      : [`const tallgrass = createTallgrassClient({ url: ${url} })`]),
    `const answer = await tallgrass.${procedure}.${kind}(${input === undefined ? '' : literal(input)})`,
  ].join('\n')
}

function fetchSample({ access, answer, body, method, scope }: Facts, address: string): string {
  const inPage = needsSession(access, scope)
  const headers = {
    ...(scope && { authorization: 'Bearer YOUR_API_KEY' }),
    ...(body && { 'content-type': body.type ?? 'application/json' }),
  }
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(Object.keys(headers).length > 0 ? [`  headers: ${literal(headers, '  ')},`] : []),
    ...(body ? [`  body: ${bodySource(body)},`] : []),
  ]
  const call = options.length > 0 ? [`'${address}', {`, ...options, '})'] : [`'${address}')`]
  return [
    ...(inPage ? [IN_PAGE] : []),
    `const response = await fetch(${inPage ? call.join('\n').replace(EXAMPLE_SITE, '') : call.join('\n')}`,
    ...(answer.content ? [`const answer = await response.${readerOf(answer.content.type)}()`] : []),
  ].join('\n')
}

function bodySource({ example, type = 'application/json' }: NonNullable<Facts['body']>): string {
  return type === 'application/json' ? `JSON.stringify(${literal(example ?? {}, '  ')})` : 'file'
}

function readerOf(type: string): string {
  if (type === 'application/json') return 'json'
  return type.startsWith('text/') ? 'text' : 'blob'
}

function curlSample({ access, answer, body, call, method, scope }: Facts, address: string): string {
  const isOfSession = access === 'ANYONE' && method === 'POST' && call?.procedure.startsWith('auth.')
  const binary = answer.content && readerOf(answer.content.type) === 'blob'
  const options = [
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...(scope ? ["--header 'Authorization: Bearer YOUR_API_KEY'"] : []),
    ...(needsSession(access, scope) || isOfSession ? ['--cookie session.txt'] : []),
    // It may set a cookie, beside those that it keeps.
    ...(isOfSession ? ['--cookie-jar session.txt'] : []),
    ...(body ? [`--header 'Content-Type: ${body.type ?? 'application/json'}'`] : []),
    ...(body
      ? [body.type ? '--data-binary @file' : `--data ${quote(JSON.stringify(body.example ?? {}))}`]
      : []),
    ...(binary ? ['--output file'] : []),
  ]
  return [`curl ${quote(address)}`, ...options].join(' \\\n  ')
}

/** Only a session will do: no key is accepted. */
function needsSession(access: Facts['access'], scope: Facts['scope']): boolean {
  return access !== 'ANYONE' && !scope
}

function addressOf({ parameters, path }: Facts): string {
  const example = (name: string) =>
    parameters.find((each) => each.name === name && each.in === 'path')?.example
  const filled = path.replaceAll(/\{(\w+)\}/g, (field, name: string) =>
    example(name) === undefined ? field : encodeURIComponent(String(example(name))),
  )
  const query = new URLSearchParams(
    parameters.flatMap((each) => (isSent(each) ? [[each.name, String(each.example)]] : [])),
  )
  return `${EXAMPLE_SITE}${filled}${query.size > 0 ? `?${query}` : ''}`
}

function isSent({ example, in: place }: Parameter): boolean {
  return place === 'query' && example !== undefined
}

const INLINE_LENGTH = 60

/** A value as JavaScript: on one line if it is short. */
function literal(value: unknown, indent = ''): string {
  const pretty = JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => (/'|\\"/.test(text) ? text : `'${text.slice(1, -1)}'`))
  const inline = pretty.replaceAll(/\n\s*/g, ' ')
  return inline.length <= INLINE_LENGTH ? inline : pretty.replaceAll('\n', `\n${indent}`)
}

/** A text as one word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
