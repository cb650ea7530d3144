import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@tallgrass/domain'

/** What cannot be read as a request, by the code of Node.js. */
const REFUSALS: Record<string, [number, ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'TOO_LARGE', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'INVALID', 'The request took too long'],
}

/** Answers in the documented shape where there is no request yet that a handler could answer. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code, message] = REFUSALS[error.code ?? ''] ?? [
    400,
    'INVALID',
    'This is not a valid request',
  ]
  const body = JSON.stringify({ error: message, code })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
