import type { ProviderName } from '@tallgrass/domain'
import type { Db } from '../database.ts'

export type ProviderOutcomeRow = Awaited<ReturnType<typeof listProviderOutcomes>>[number]

/** It answered: whatever failed before is over. */
export async function recordProviderSuccess(db: Db, provider: ProviderName, at: Date): Promise<void> {
  const values = { lastSuccessAt: at, failingSince: null }
  await db
    .insertInto('providerOutcomes')
    .values({ provider, ...values })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(values))
    .execute()
}

/** It failed, for the first time or again; never since an instant that is still to come. */
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

export function listProviderOutcomes(db: Db) {
  return db
    .selectFrom('providerOutcomes')
    .select(['provider', 'lastSuccessAt', 'lastFailureAt', 'failingSince', 'failure'])
    .execute()
}
