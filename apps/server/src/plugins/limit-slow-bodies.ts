import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseUnreadable } from './refuse-unreadable.ts'

/** The number of checks within the limit. */
const CHECKS = 10

/** For half as long again, who was refused may go on sending: a browser shows the answer once it has sent everything. */
const AFTER_ANSWER = 1.5

/**
 * Closes connections whose body arrives too slowly: JSON must be complete within the limit, any other body must make
 * progress within it, and what was answered before its end must end soon.
 */
export function limitSlowBodies(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      watch(request, limitMs)
      reply.raw.once('finish', () => endAfterAnswer(request, limitMs * AFTER_ANSWER))
    }
    done()
  })
}

function endAfterAnswer({ raw }: FastifyRequest, limitMs: number): void {
  if (!isArriving(raw)) return
  const timer = setTimeout(() => {
    if (isArriving(raw)) raw.destroy()
  }, limitMs)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}

function watch({ headers, raw }: FastifyRequest, limitMs: number): void {
  const { socket } = raw
  const isJson = headers['content-type']?.toLowerCase().startsWith('application/json') ?? false
  let [progressAt, received] = [performance.now(), socket.bytesRead]
  const timer = setInterval(() => {
    if (!isJson && socket.bytesRead !== received)
      [progressAt, received] = [performance.now(), socket.bytesRead]
    if (raw.readableEnded || !isArriving(raw)) clearInterval(timer)
    else if (performance.now() - progressAt >= limitMs) {
      clearInterval(timer)
      refuseUnreadable(
        Object.assign(new Error('The request body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      )
    }
  }, limitMs / CHECKS)
  timer.unref()
  raw.once('end', () => clearInterval(timer))
  raw.once('close', () => clearInterval(timer))
}

/** An injected request (not from the network) has arrived in full and does not report `complete`. */
function isArriving({ complete, destroyed }: FastifyRequest['raw']): boolean {
  return complete === false && !destroyed
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
