import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { varyAlso } from './vary-also.ts'

// The best quality takes 50 times as long to save another 10%, and a visitor waits for the first response.
const QUICK_BROTLI = 5

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

interface Sent {
  name: string
  type: string
  status?: number
  /** Whether the answer at this address depends on the cookies. */
  personal?: boolean | undefined
}

/**
 * Texts that are the same for everyone. Each is made and compressed on its first request and then cached, so that neither
 * the start nor later requests wait.
 *
 * A page of 200 kB takes 3 ms of CPU time to fill in and compress quickly and 170 ms to compress well; cached, it takes
 * neither (November 23, 2026, best of 15, `node:zlib` as called here). Depends on no internals, only on the documented
 * interface of `@fastify/accept-negotiator`. `tests/http/web-app.test.ts` requests a page three times in each encoding.
 */
export function createCompressedTexts(make: (name: string) => Promise<string>) {
  const plain = remember(async (name: string) => {
    const bytes = Buffer.from(await make(name))
    return { bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) }
  })
  const best = new Map<string, Buffer>()
  const encoded: Record<string, (name: string) => Promise<Buffer>> = {
    br: remember(async (name: string) => {
      const { bytes } = await plain(name)
      const quick = await asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } })
      void asBrotli(bytes).then((smallest) => best.set(name, smallest))
      return quick
    }),
    gzip: remember(async (name: string) => asGzip((await plain(name)).bytes)),
  }

  async function send(
    { name, personal, status = 200, type }: Sent,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip'])
    const { bytes, tag } = await plain(name)
    // Weak: the same text may be sent in a different encoding.
    const etag = `W/"${tag}"`
    reply.code(status).headers({
      'cache-control': 'no-cache',
      etag,
      vary: varyAlso(reply, personal ? 'cookie, accept-encoding' : 'accept-encoding'),
    })
    if (status === 200 && isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    reply.type(type)
    const compress = encoding && encoded[encoding]
    if (!compress) return reply.send(bytes)
    const small = encoding === 'br' ? best.get(name) : undefined
    return reply.header('content-encoding', encoding).send(small ?? (await compress(name)))
  }
  return { send }
}

function isKnown(known: string | undefined, tag: string) {
  return known?.includes(`"${tag}"`) ?? false
}

/** Calls `make` once per name; a failure is not cached. */
function remember<T>(make: (name: string) => Promise<T>) {
  const made = new Map<string, Promise<T>>()
  return (name: string) => {
    const known = made.get(name)
    if (known) return known
    const fresh = make(name)
    made.set(name, fresh)
    fresh.catch(() => made.delete(name))
    return fresh
  }
}
