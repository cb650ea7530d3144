/**
 * The request helper for the documented /api paths. Sends and receives JSON, with cookies.
 * Throws an Error whose message is '{status}: {response text, or the status text when it is empty}'.
 */
export async function apiRequest(method: string, path: string, body?: unknown): Promise<unknown> {
  return readAnswer(await send(method, path, body))
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

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${text || response.statusText}`)
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * The documented default query: a GET of the key's segments joined by '/'.
 * Throws on 401 as on any other refusal, unless `on401` is 'returnNull'.
 */
export async function apiQuery(key: readonly string[], options: { on401?: 'throw' | 'returnNull' } = {}) {
  const response = await send('GET', key.join('/'))
  return response.status === 401 && options.on401 === 'returnNull' ? null : readAnswer(response)
}
