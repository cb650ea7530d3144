import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

// The best quality takes 50 times as long to save another 10%, and a visitor waits for the first response.
const QUICK_BROTLI = 5

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

export type FilledFiles = ReturnType<typeof createFilledFiles>

/**
 * Built files that contain a placeholder for this installation's origin. Each is read, filled in and compressed on its
 * first request and then cached, so that neither the start nor later requests wait.
 *
 * A page of 200 kB takes 3 ms of CPU time to fill in and compress quickly and 170 ms to compress well; cached, it takes
 * neither (November 23, 2026, best of 15, `node:zlib` as called here). Depends on no internals, only on the documented
 * interface of `@fastify/accept-negotiator`. `tests/http/web-app.test.ts` requests a page three times in each encoding.
 */
export function createFilledFiles(
  root: string,
  { placeholder, publicUrl }: { placeholder: string; publicUrl: string },
) {
  const plain = remember(async (file: string) => {
    const text = await readFile(join(root, file), 'utf8')
    const bytes = Buffer.from(text.replaceAll(placeholder, publicUrl))
    return { bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) }
  })
  const best = new Map<string, Buffer>()
  const encoded: Record<string, (file: string) => Promise<Buffer>> = {
    br: remember(async (file: string) => {
      const { bytes } = await plain(file)
      const quick = await asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } })
      void asBrotli(bytes).then((smallest) => best.set(file, smallest))
      return quick
    }),
    gzip: remember(async (file: string) => asGzip((await plain(file)).bytes)),
  }

  async function send(
    { file, personal, status }: { file: string; status: number; personal?: boolean | undefined },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip'])
    const { bytes, tag } = await plain(file)
    // Weak: the same text may be sent in a different encoding.
    const etag = `W/"${tag}"`
    reply.code(status).headers({
      'cache-control': 'no-cache',
      etag,
      vary: personal ? 'cookie, accept-encoding' : 'accept-encoding',
    })
    if (status === 200 && isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    reply.type(types[extname(file)] ?? 'application/octet-stream')
    const compress = encoding && encoded[encoding]
    if (!compress) return reply.send(bytes)
    const small = encoding === 'br' ? best.get(file) : undefined
    return reply.header('content-encoding', encoding).send(small ?? (await compress(file)))
  }
  return { send }
}

function isKnown(known: string | undefined, tag: string) {
  return known?.includes(`"${tag}"`) ?? false
}

/** Calls `make` once per file; a failure is not cached. */
function remember<T>(make: (file: string) => Promise<T>) {
  const made = new Map<string, Promise<T>>()
  return (file: string) => {
    const known = made.get(file)
    if (known) return known
    const fresh = make(file)
    made.set(file, fresh)
    fresh.catch(() => made.delete(file))
    return fresh
  }
}
