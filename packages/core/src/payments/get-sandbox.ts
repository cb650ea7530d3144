import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { SandboxDesk } from '../ports/payments.ts'

/** Throws NOT_FOUND where a provider takes the payments. */
export function getSandbox({ payments }: Ctx): SandboxDesk {
  if (!payments.sandbox) throw new AppError('NOT_FOUND', 'No such payment')
  return payments.sandbox
}
