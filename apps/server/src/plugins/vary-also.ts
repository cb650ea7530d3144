import type { FastifyReply } from 'fastify'

/** The value of `Vary` with these headers, beside what answers to other origins vary by. */
export function varyAlso(reply: FastifyReply, headers: string): string {
  return [reply.getHeader('vary') ?? [], headers].flat().join(', ')
}
