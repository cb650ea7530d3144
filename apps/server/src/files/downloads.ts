import { Readable } from 'node:stream'
import { attachmentOf } from '@tallgrass/adapters'
import { fileId } from '@tallgrass/contracts'
import {
  getFileContent,
  getFilePreview,
  getFileToView,
  type PortalCtx,
  requirePortal,
  type Services,
} from '@tallgrass/core'
import { type FileId, noSuch } from '@tallgrass/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestCtx } from '../plugins/request-ctx.ts'
import { readRange } from './read-range.ts'

/** Nothing in a file may run or load anything, and only our own pages show it. They draw PDFs themselves. */
const INERT =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; frame-ancestors 'self'; sandbox"
const PREVIEW_SECONDS = 300

type File = Awaited<ReturnType<typeof getFileContent>>

/** Files of projects: to download, to look at in place, and as a small image. */
export function addDownloads(app: FastifyInstance, services: Services): void {
  app.get('/api/files/:id', async (request, reply) => {
    const { ctx, id } = await readCaller(services, request, reply)
    const file = await getFileContent(ctx, id)
    const link = await ctx.files.place.link({ ...file, id: file.storedId })
    reply.header('cache-control', 'private, no-store')
    if (link) return reply.redirect(link)
    return sendContent(ctx, { request, reply, file, disposition: attachmentOf(file.name) })
  })
  app.get('/api/files/:id/view', async (request, reply) => {
    const { ctx, id } = await readCaller(services, request, reply)
    const file = await getFileToView(ctx, id)
    reply.header('cache-control', 'private, no-store')
    return sendContent(ctx, { request, reply, file, disposition: 'inline' })
  })
  app.get('/api/files/:id/preview', async (request, reply) => {
    const { ctx, id } = await readCaller(services, request, reply)
    const content = await getFilePreview(ctx, id)
    confine(reply)
    reply.header('cache-control', `private, max-age=${PREVIEW_SECONDS}`)
    return reply.type('image/webp').send(Readable.from(content))
  })
}

async function readCaller(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const ctx = requirePortal(await createRequestCtx(services, request, reply, { scope: 'files:read' }))
  const parsed = fileId.safeParse(request.params)
  if (!parsed.success) throw noSuch('File')
  return { ctx, id: parsed.data.id satisfies FileId }
}

interface Sent {
  request: FastifyRequest
  reply: FastifyReply
  file: File
  disposition: string
}

async function sendContent(ctx: PortalCtx, { disposition, file, reply, request }: Sent) {
  const { bytes, mediaType, sha256, storedId } = file
  const range = readRange(request.headers.range, bytes)
  reply.header('accept-ranges', 'bytes').header('content-disposition', disposition)
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes}`).type(mediaType).send('')
  const content = await ctx.files.place.read(storedId, range)
  confine(reply)
  reply.header('etag', `"${sha256}"`)
  const { end, start } = range ?? { start: 0, end: bytes }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${bytes}`)
  return reply
    .type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
    .header('content-length', end - start)
    .send(Readable.from(content, { objectMode: false }))
}

function confine(reply: FastifyReply): void {
  reply.header('content-security-policy', INERT).header('x-frame-options', 'SAMEORIGIN')
}
