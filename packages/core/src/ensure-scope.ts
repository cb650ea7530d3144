import { type ApiScope, AppError, refusalWithoutScope } from '@tallgrass/domain'
import type { Ctx } from './ctx.ts'

/** Throws FORBIDDEN for a key without the scope; without one named, for every key. */
export function ensureScope({ key }: Pick<Ctx, 'key'>, scope: ApiScope | undefined): void {
  if (!key) return
  if (scope === undefined) throw new AppError('FORBIDDEN', 'API keys may not do this. Sign in instead.')
  if (!key.scopes.includes(scope)) throw new AppError('FORBIDDEN', refusalWithoutScope(scope))
}
