import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { WebhookAnswer, WebhookRequest, WebhookSender } from '@tallgrass/core'
import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts'

/** For everything: the name, the connection, the request and the answer. */
const TIMEOUT_MS = 15_000
/** What is read of an answer, in bytes. The log has less of it. */
const MAX_ANSWER = 64 * 1024

const NOT_PUBLIC = 'Its host is not on the internet'

interface Address {
  address: string
  family: number
}

interface SenderOptions {
  /** Also sends to this machine, over http or https. Never in production. */
  allowLoopback?: boolean
  timeoutMs?: number
  /** All addresses of a host. */
  resolve?: (host: string) => Promise<Address[]>
}

/**
 * Sends to addresses on the internet over https. Every address of a host is checked, and the connection goes to one that
 * was, whatever its name resolves to by then. Redirects are not followed.
 */
export function webhookSender({
  allowLoopback = false,
  resolve = (host) => lookup(host, { all: true }),
  timeoutMs = TIMEOUT_MS,
}: SenderOptions = {}): WebhookSender {
  const isAllowed = ({ address }: Address) =>
    isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address))

  async function addressesOf({ hostname, protocol }: URL): Promise<Address[]> {
    const addresses = await resolve(withoutBrackets(hostname))
    const isPlain = protocol === 'http:'
    if (addresses.length === 0 || !addresses.every(isAllowed)) throw new Problem(NOT_PUBLIC)
    if (isPlain && !addresses.every(({ address }) => isLoopbackAddress(address)))
      throw new Problem('Its address does not begin with https://')
    return addresses
  }

  return {
    problemOf(text) {
      const url = URL.parse(text)
      if (!url) return 'Enter a whole web address, such as https://example.com/webhooks'
      const host = withoutBrackets(url.hostname)
      const isHere = host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host)
      if (allowLoopback && isHere) return undefined
      if (url.protocol !== 'https:') return 'The address must begin with https://'
      return isHere || (isIP(host) !== 0 && !isPublicAddress(host))
        ? 'The address must be on the internet'
        : undefined
    },
    async send(request) {
      const began = performance.now()
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), timeoutMs)
      const tookMs = () => performance.now() - began
      try {
        const url = new URL(request.url)
        const addresses = await orAborted(addressesOf(url), limit.signal)
        return { ...(await post(url, request, { addresses, signal: limit.signal })), tookMs: tookMs() }
      } catch (error) {
        const problem = limit.signal.aborted
          ? `It did not answer within ${timeoutMs / 1000} seconds`
          : inWords(error)
        return { status: null, text: '', problem, retryAfter: undefined, tookMs: tookMs() }
      } finally {
        clearTimeout(timer)
        // Ends what may still be open.
        limit.abort()
      }
    },
  }
}

/** What went wrong, in words that administrators read. */
class Problem extends Error {}

interface Connection {
  addresses: Address[]
  signal: AbortSignal
}

/** Resolves once the answer ended, or enough of it was read, or its time is over. */
function post(
  url: URL,
  { body, headers }: WebhookRequest,
  { addresses, signal }: Connection,
): Promise<Omit<WebhookAnswer, 'tookMs'>> {
  const { promise, reject, resolve } = Promise.withResolvers<Omit<WebhookAnswer, 'tookMs'>>()
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  const request = send(url, {
    method: 'POST',
    // A connection of its own, which no other request shares.
    agent: false,
    lookup: pinnedTo(addresses),
    signal,
    headers: {
      ...headers,
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Tallgrass-Webhooks',
      // A compressed answer could become larger than any limit.
      'accept-encoding': 'identity',
      connection: 'close',
    },
  })
  // Once a status came, it counts, even if the rest of the answer breaks off.
  let answered = false
  request.on('error', (error) => {
    if (!answered) reject(error)
  })
  async function read(answer: IncomingMessage) {
    answered = true
    const { headers, statusCode: status = null } = answer
    const text = await readSome(answer)
    request.destroy()
    resolve({ status, text, problem: null, retryAfter: headers['retry-after'] })
  }
  request.on('response', (answer) => void read(answer))
  request.end(body)
  return promise
}

/** Answers every lookup of the connection with addresses that were checked. */
function pinnedTo(addresses: Address[]): LookupFunction {
  const [first] = addresses
  return (_host, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}

/** The beginning of an answer; what was read so far, if it breaks off. */
async function readSome(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= MAX_ANSWER) break
    }
  } catch {
    // The status was received, and says whether the message was accepted.
  }
  // The database stores no NUL.
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER).toString('utf8').replaceAll('\0', '\uFFFD')
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(new Problem('It took too long')), { once: true })
  // The caller may be done with it.
  work.catch(() => {})
  return Promise.race([work, promise])
}

function inWords(error: unknown): string {
  if (error instanceof Problem) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  if (code === 'ENOTFOUND') return 'Its host has no address (ENOTFOUND)'
  return `No connection was possible (${code})`
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
