import type { SandboxOutcome, SandboxPayInput } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'
import { getSandbox } from './get-sandbox.ts'

/** Pays with a test card. Throws NOT_FOUND, or CONFLICT if the session is over. */
export async function payInSandbox(ctx: Ctx, input: SandboxPayInput): Promise<SandboxOutcome> {
  const { authenticated = false, cardNumber: number, cvc: _, sessionId, ...card } = input
  const result = await getSandbox(ctx).pay(sessionId, { ...card, number, authenticated })
  return { message: null, successUrl: null, ...result }
}
