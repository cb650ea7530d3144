/**
 * The request helper for callers of the documented /api paths: JSON in, JSON out, cookies sent.
 * Throws an Error whose message is '{status}: {response text, or the status text when it is empty}'.
 */
export async function apiRequest(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${text || response.statusText}`)
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * The documented default query: a GET of the key's segments joined by '/'.
 * Throws on 401 like on any other refusal unless `on401` asks for null.
 */
export async function apiQuery(key: readonly string[], options: { on401?: 'throw' | 'returnNull' } = {}) {
  try {
    return await apiRequest('GET', key.join('/'))
  } catch (error) {
    const signedOut = error instanceof Error && error.message.startsWith('401: ')
    if (signedOut && options.on401 === 'returnNull') return null
    throw error
  }
}
