import type { SandboxSession } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** What the sandbox's payment page shows. */
export async function getSandboxSession(_ctx: Ctx, _input: { sessionId: string }): Promise<SandboxSession> {
  throw new AppError('NOT_READY', 'Not available yet')
}
