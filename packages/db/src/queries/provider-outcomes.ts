import type { ProviderName } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { compileOnce } from './compiled.ts'

export type ProviderOutcomeRow = Awaited<ReturnType<typeof listProviderOutcomes>>[number]

/** Records that the provider answered, which ends its failure. */
export async function recordProviderSuccess(db: Db, provider: ProviderName, at: Date): Promise<void> {
  const values = { lastSuccessAt: at, failingSince: null }
  await db
    .insertInto('providerOutcomes')
    .values({ provider, ...values })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(values))
    .execute()
}

/**
 * Records a failure. `failingSince` keeps the earlier time,
 * so it is never in the future after the clock was set back.
 */
export async function recordProviderFailure(
  db: Db,
  provider: ProviderName,
  { at, failure }: { at: Date; failure: string },
): Promise<void> {
  const values = { lastFailureAt: at, failure }
  await db
    .insertInto('providerOutcomes')
    .values({ provider, ...values, failingSince: at })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet((eb) => ({
        ...values,
        failingSince: eb.fn('least', ['providerOutcomes.failingSince', 'excluded.failingSince']),
      })),
    )
    .execute()
}

export const listProviderOutcomes = compileOnce((db) =>
  db
    .selectFrom('providerOutcomes')
    .select(['provider', 'lastSuccessAt', 'lastFailureAt', 'failingSince', 'failure']),
)
