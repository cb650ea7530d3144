import { BlockList, isIPv6 } from 'node:net'
import type { ForwardedWatch } from '@tallgrass/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Addresses that only a proxy of one's own has. */
const own = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(network, prefix, 'ipv4')
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')

/**
 * Counts what the requests of browsers bring in `X-Forwarded-For`. Probes, monitors and programs may come without the
 * proxy. Where none is trusted, a header from an address of the Internet was made up by the visitor.
 */
export function watchForwarded(
  app: FastifyInstance,
  { trusted, watch }: { trusted: number; watch: ForwardedWatch },
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['user-agent']?.startsWith('Mozilla/')) watch.saw(addressesOf(request, trusted))
    done()
  })
}

function addressesOf({ headers, socket }: FastifyRequest, trusted: number): number {
  const { 'x-forwarded-for': forwarded } = headers
  if (forwarded === undefined) return 0
  if (trusted === 0 && !isOwn(socket.remoteAddress ?? '')) return 0
  // Node.js joins several headers of this name.
  return String(forwarded).split(',').length
}

function isOwn(address: string): boolean {
  return own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
