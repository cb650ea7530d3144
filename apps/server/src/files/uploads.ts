import { Readable } from 'node:stream'
import { ensureNotViewing, type PortalCtx, requirePortal, type Services, UploadLocked } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { AppError, type ErrorCode } from '@tallgrass/domain'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestCtx } from '../plugins/request-ctx.ts'
import { discard } from './discard.ts'
import { TusStore } from './tus-store.ts'

const PATH = '/api/uploads'
const CONTENT = 'application/offset+octet-stream'
/** So long may a browser go on to send what was refused. */
const DISCARD_MS = 30_000
const PASSED_ON = [
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'upload-defer-length',
  'upload-concat',
  'content-type',
  'content-length',
]

/** Files arrive by the tus protocol (https://tus.io/protocols/resumable-upload), so that a broken connection costs little. */
export async function addUploads(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    // Read as it arrives. Its limits are those of files, and 20 s without progress.
    uploads.addContentTypeParser(CONTENT, (_request, content, done) => done(null, content))
    uploads.addContentTypeParser('*', (_request, _content, done) =>
      done(new AppError('INVALID', `Send the content of a file as ${CONTENT}`)),
    )
    uploads.post(PATH, (request, reply) => answer(services, request, reply))
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const)
      uploads.route({
        method,
        url: `${PATH}/:id`,
        handler: (request, reply) => answer(services, request, reply),
      })
  })
}

async function answer(services: Services, request: FastifyRequest, reply: FastifyReply) {
  reply.header('tus-resumable', '1.0.0')
  const content = contentOf(request)
  try {
    const ctx = await createRequestCtx(services, request, reply, { scope: 'files:write' })
    const caller = requirePortal(ctx)
    ensureNotViewing(ctx)
    const { body, headers, status } = await tusServer(caller, request.method).handleWeb(
      toWebRequest(request, content, services.settings.publicUrl),
    )
    if (status >= 400) throw toRefusal({ status_code: status, body: await new Response(body).text() })
    for (const [name, value] of headers)
      if (!name.startsWith('access-control-') && name !== 'content-length') reply.header(name, value)
    return reply.code(status).send()
  } catch (error) {
    const limits = { bytes: services.files.limits.file, ms: DISCARD_MS }
    if (content) void discard(content, limits, () => request.raw.destroy())
    // The protocol's own status: at any other, a browser would start all over.
    if (error instanceof UploadLocked) return reply.code(423).send({ error: error.message, code: error.code })
    throw error
  }
}

/** One for each request: it keeps nothing, and its store is the caller's. */
function tusServer(ctx: PortalCtx, method: string): Server {
  const store = new TusStore(ctx)
  return new Server({
    path: PATH,
    relativeLocation: true,
    datastore: store,
    locker: store.lockerFor(method),
    namingFunction: () => newId('File', ctx.clock()),
    onResponseError(_request, error) {
      throw 'status_code' in error ? toRefusal(error) : error
    },
  })
}

/** The library's own refusals, in our form. */
const REFUSALS: Record<number, [ErrorCode, string]> = {
  404: ['NOT_FOUND', 'This file does not exist'],
  409: ['CONFLICT', 'The upload goes on from another place. Ask where, and send the rest.'],
  410: ['GONE', 'This upload was given up. Upload the file again.'],
  413: ['TOO_LARGE', 'More arrived than the file was said to have. Upload it again.'],
}

function toRefusal({ body, status_code: status }: { status_code: number; body: string }): Error {
  const [code, sentence] = REFUSALS[status] ?? []
  if (code && sentence) return new AppError(code, sentence)
  if (status < 500 || status === 501)
    return new AppError('INVALID', `The upload does not follow the tus protocol: ${body.trim()}`)
  return new Error(`The upload failed: ${body.trim()}`)
}

type Content = AsyncIterator<Uint8Array>

function contentOf({ body }: FastifyRequest): Content | undefined {
  return body instanceof Readable ? body[Symbol.asyncIterator]() : undefined
}

function toWebRequest(
  { headers, method, url }: FastifyRequest,
  content: Content | undefined,
  origin: string,
): Request {
  const passed = PASSED_ON.flatMap((name): [string, string][] => {
    const value = headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  const body = content ? { body: toWebStream(content), duplex: 'half' as const } : {}
  return new Request(new URL(url, origin), { method, headers: passed, ...body })
}

/** Reads nothing in advance, and never closes the connection. */
function toWebStream(content: Content): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await content.next()
    if (done) controller.close()
    else controller.enqueue(value)
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}
