import { unique } from '@tallgrass/testing'

export interface VisitorAnswer {
  status: number
  body: unknown
}

export interface Visitor {
  rest(at: { url: string }, method: 'GET' | 'POST', path: string, body?: unknown): Promise<VisitorAnswer>
  cookies: Map<string, string>
}

/**
 * A visitor who opens a new connection for each call, with their own cookies and, unless one is given, their own IP
 * address, sent as a proxy would.
 */
export function openVisitor({ ip = uniqueAddress() } = {}): Visitor {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async rest({ url }, method, path, body) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          connection: 'close',
          'x-forwarded-for': ip,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text !== ''
      return { status: answer.status, body: isJson ? JSON.parse(text) : text }
    },
  }
}

export function statusesOf(answers: VisitorAnswer[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b)
}

function uniqueAddress(): string {
  const n = unique()
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}
