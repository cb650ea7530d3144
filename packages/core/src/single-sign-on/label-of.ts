import type { Ctx } from '../ctx.ts'
import { findProvider } from './find-provider.ts'

/** The label of a provider; its host if it is no longer configured. */
export function labelOf(ctx: Ctx, { issuer, provider }: { issuer: string; provider: string }): string {
  return findProvider(ctx, provider)?.label ?? URL.parse(issuer)?.host ?? provider
}
