import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseUnreadable } from './refuse-unreadable.ts'

/** So many times within the limit it is looked whether something has come. */
const LOOKS = 10

/**
 * Whoever sends a body so slowly that it would never end holds a connection of ours: JSON has to be there in all within
 * the limit, and of other bodies something has to come within it.
 */
export function limitSlowBodies(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request, limitMs)
    done()
  })
}

function watch({ headers, raw }: FastifyRequest, limitMs: number): void {
  const { socket } = raw
  const isJson = headers['content-type']?.toLowerCase().startsWith('application/json') ?? false
  let [heardAt, heard] = [performance.now(), socket.bytesRead]
  const timer = setInterval(() => {
    if (!isJson && socket.bytesRead !== heard) [heardAt, heard] = [performance.now(), socket.bytesRead]
    if (raw.readableEnded || !isComing(raw)) clearInterval(timer)
    else if (performance.now() - heardAt >= limitMs) {
      clearInterval(timer)
      refuseUnreadable(
        Object.assign(new Error('The request body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      )
    }
  }, limitMs / LOOKS)
  timer.unref()
  raw.once('end', () => clearInterval(timer))
  raw.once('close', () => clearInterval(timer))
}

/** What did not come over a network has no more to come, and does not say whether it is complete. */
function isComing({ complete, destroyed }: FastifyRequest['raw']): boolean {
  return complete === false && !destroyed
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
