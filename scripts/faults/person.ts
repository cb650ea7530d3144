import { setTimeout } from 'node:timers/promises'
import type { Tally } from './tally.ts'

/** Longer than any answer may take, except to a large body: what takes longer counts as failed. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 100
const CONFLICT = 409

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'HEAD' | 'DELETE'
  path: string
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is. */
  bytes?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  patienceMs?: number
}

export interface Answer {
  status: number
  headers: Headers
  body: unknown
  bytes: Buffer
}

/** The site refused what it should have done: the load itself is wrong, or the site is. */
export class Refused extends Error {
  readonly answer: Answer

  constructor({ method = 'POST', path }: Request, answer: Answer) {
    super(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    this.answer = answer
  }
}

/** The load ends while something still fails. */
export class GaveUp extends Error {}

/** A failed request. `denied`: the site said that nothing was changed; otherwise, it may have been done. */
export interface Failure {
  denied: boolean
  /** A status with the product's code, or the code of a connection error. */
  reason: string
}

/** Someone with a browser. */
export interface Person {
  /** Asks once. Throws Refused for a refusal. */
  attempt(request: Request): Promise<Answer | Failure>
  /**
   * Asks until it is answered, as people do with what can be repeated. A conflict after a failed attempt is
   * returned, because the attempt may have been done; any other refusal throws Refused.
   */
  persist(request: Request): Promise<Answer>
}

interface PersonOptions {
  address: string
  tally: Tally
  /** Aborted when the load ends. */
  end: AbortSignal
}

export function openPerson({ address, end, tally }: PersonOptions): Person {
  const cookies = new Map<string, string>()

  async function ask(request: Request): Promise<Answer | Failure> {
    try {
      const response = await fetch(address + request.path, toInit(request, cookies))
      keepCookies(cookies, response.headers)
      const answer = await readAnswer(response)
      const failure = failureIn(request, answer)
      if (failure) tally.failed(failure.reason)
      else tally.answered()
      return failure ?? answer
    } catch (error) {
      const reason = connectionError(error)
      tally.failed(reason)
      return { denied: false, reason }
    }
  }

  function refuse(request: Request, answer: Answer): never {
    const refused = new Refused(request, answer)
    tally.refused(refused.message)
    throw refused
  }

  return {
    async attempt(request) {
      const answer = await ask(request)
      if (isFailure(answer)) await setTimeout(PAUSE_MS)
      else if (answer.status >= 400) refuse(request, answer)
      return answer
    },
    async persist(request) {
      for (let tries = 0; ; tries++) {
        const answer = await ask(request)
        if (!isFailure(answer)) {
          if (answer.status < 400 || (answer.status === CONFLICT && tries > 0)) return answer
          refuse(request, answer)
        }
        if (end.aborted) throw new GaveUp(request.path)
        await setTimeout(PAUSE_MS)
      }
    },
  }
}

function toInit(request: Request, cookies: Map<string, string>) {
  const { body, bytes, headers = {}, method = 'POST', patienceMs = PATIENCE_MS } = request
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const content = body === undefined ? bytes : JSON.stringify(body)
  return {
    method,
    headers: { cookie, ...type, ...headers },
    signal: AbortSignal.timeout(patienceMs),
    ...(content !== undefined && { body: content }),
  }
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && bytes.length > 0
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: isJson ? JSON.parse(bytes.toString()) : undefined,
  }
}

export function isFailure(answer: Answer | Failure): answer is Failure {
  return !('status' in answer)
}

/** Another request was changing the same records. */
const OVERTAKEN = /Someone else is changing the same records/
/** Of tus: the request before has not ended yet. */
const UPLOAD_LOCKED = 423
const MAY_BE_DONE = /may have been saved/

function failureIn({ method }: Request, { body, status }: Answer): Failure | undefined {
  const text = JSON.stringify(body) ?? ''
  const isOvertaken = status === UPLOAD_LOCKED || (status === 409 && OVERTAKEN.test(text))
  if (status < 500 && !isOvertaken) return undefined
  const code = codeIn(body)
  const denies = isOvertaken || code === 'NOT_READY' || code === 'STORAGE_FULL'
  const reason = `${status} ${method === 'HEAD' ? 'HEAD' : code}`.trim()
  return { denied: denies && !MAY_BE_DONE.test(text), reason }
}

function codeIn(body: unknown): string {
  const found = /"code":"(\w+)"/.exec(JSON.stringify(body) ?? '')
  return found?.[1] ?? ''
}

function connectionError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return error instanceof Error ? error.name : String(error)
}
