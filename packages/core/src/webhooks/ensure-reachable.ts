import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Throws INVALID for an address to which nothing would be sent. Others may be refused once their host is looked up. */
export function ensureReachable({ webhooks }: AdminCtx, url: string): void {
  const message = webhooks.problemOf(url)
  if (message !== undefined) throw new AppError('INVALID', message, { issues: [{ path: 'url', message }] })
}
