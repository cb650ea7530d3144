import { providerName, startProviderQuery } from '@tallgrass/contracts/account'
import type { Services } from '@tallgrass/core'
import { returnFromProvider, startProviderVisit } from '@tallgrass/core/people'
import { AppError } from '@tallgrass/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'

/** Where browsers leave for a provider and come back. Both answer with another address, never with a page. */
export function addIdentityProviders(app: FastifyInstance, services: Services): void {
  app.get('/api/auth/providers/:name/start', async (request, reply) => {
    const name = nameIn(request)
    const parsed = startProviderQuery.safeParse(request.query)
    if (!parsed.success) throw new AppError('INVALID', 'This sign-in link is not valid')
    const { connect, to } = parsed.data
    const connects = connect !== undefined
    // Otherwise another site could connect an account of its own choice.
    if (connects && isFromElsewhere(request))
      throw new AppError('FORBIDDEN', 'This request did not come from our own pages')
    const ctx = await createRequestCtx(services, request, reply)
    const unreachable = new URLSearchParams({ refused: 'unreachable', provider: name })
    const address = await startProviderVisit(ctx, { name, to, connects }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_READY') return `/sign-in/provider?${unreachable}`
      throw error
    })
    return leadTo(reply, address)
  })
  app.get('/api/auth/providers/:name/callback', async (request, reply) => {
    const name = nameIn(request)
    const ctx = await createRequestCtx(services, request, reply)
    const [, query = ''] = request.url.split('?')
    return leadTo(reply, await returnFromProvider(ctx, { name, query }))
  })
}

function nameIn({ params }: FastifyRequest): string {
  const parsed = providerName.safeParse(params)
  if (!parsed.success) throw new AppError('NOT_FOUND', 'There is nothing at this address')
  return parsed.data.name
}

function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function leadTo(reply: FastifyReply, address: string): FastifyReply {
  // The address of a callback holds a code.
  return reply.header('referrer-policy', 'no-referrer').redirect(address, 303)
}
