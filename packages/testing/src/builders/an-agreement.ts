import { type DB, type Db, newId } from '@tallgrass/db'
import type { Insertable } from 'kysely'
import { unique } from '../unique.ts'

const CREATED_AT = new Date('2026-11-02T09:00:00.000Z')

/** A draft master service agreement without documents. */
export function anAgreement(db: Db, clientId: string, values: Partial<Insertable<DB['agreements']>> = {}) {
  const agreement = {
    id: newId(CREATED_AT),
    clientId,
    type: 'MSA' as const,
    projectName: `Project ${unique()}`,
    createdAt: CREATED_AT,
  }
  return db
    .insertInto('agreements')
    .values({ ...agreement, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}
