import { noSuch } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { SandboxDesk } from '../ports/payments.ts'

/** Throws NOT_FOUND if a real payment provider is configured. */
export function getSandbox({ payments }: Ctx): SandboxDesk {
  if (!payments.sandbox) throw noSuch('LedgerEntry')
  return payments.sandbox
}
