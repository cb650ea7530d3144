import type { SandboxOutcome, SandboxPayInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** Pays with a test card. */
export async function payInSandbox(_ctx: Ctx, _input: SandboxPayInput): Promise<SandboxOutcome> {
  throw new AppError('NOT_READY', 'Not available yet')
}
