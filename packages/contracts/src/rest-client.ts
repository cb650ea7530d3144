/**
 * A refusal of a documented /api path. Its message is '{status}: {response text, or the status text when it is
 * empty}'.
 */
export class ApiRefusal extends Error {
  /** The server's sentence for people; undefined if the answer holds none, as from a proxy. */
  readonly sentence: string | undefined
  /** The product's error code; undefined as above. */
  readonly code: string | undefined

  constructor({ status, statusText }: Response, text: string) {
    super(`${status}: ${text || statusText}`)
    this.sentence = textIn(text, 'error')
    this.code = textIn(text, 'code')
  }
}

/** The request helper for the documented /api paths. Sends and receives JSON, with cookies. Throws ApiRefusal. */
export async function apiRequest(method: string, path: string, body?: unknown): Promise<unknown> {
  return readJson(await send(method, path, body))
}

/** Asks a documented path for which only its refusal is of interest. Throws ApiRefusal. */
export async function apiCheck(path: string, headers: Record<string, string>): Promise<void> {
  await ensureOk(await fetch(path, { credentials: 'include', headers }))
}

/**
 * The documented default query: a GET of the key's segments joined by '/'.
 * Throws on 401 as on any other refusal, unless `on401` is 'returnNull'.
 */
export async function apiQuery(key: readonly string[], options: { on401?: 'throw' | 'returnNull' } = {}) {
  const response = await send('GET', key.join('/'))
  return response.status === 401 && options.on401 === 'returnNull' ? null : readJson(response)
}

function send(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}

async function readJson(response: Response): Promise<unknown> {
  const text = await (await ensureOk(response)).text()
  return text === '' ? undefined : JSON.parse(text)
}

async function ensureOk(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new ApiRefusal(response, await response.text())
}

function textIn(body: string, name: string): string | undefined {
  try {
    const text: unknown = Reflect.get(Object(JSON.parse(body)), name)
    return typeof text === 'string' ? text : undefined
  } catch {
    // Not JSON, so not from our server.
    return undefined
  }
}
