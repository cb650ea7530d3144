import type { SandboxSession } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'
import { getSandbox } from './get-sandbox.ts'

/** A session for the sandbox's payment page. Throws NOT_FOUND. */
export async function getSandboxSession(
  ctx: Ctx,
  { sessionId }: { sessionId: string },
): Promise<SandboxSession> {
  return getSandbox(ctx).getSession(sessionId)
}
