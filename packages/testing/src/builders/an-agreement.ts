import { type Db, newId } from '@tallgrass/db'
import type { ClientId } from '@tallgrass/domain'
import { unique } from '../unique.ts'
import { moneyOf, type ValuesOf } from './values-of.ts'

const CREATED_AT = new Date('2026-11-02T09:00:00.000Z')

/** A draft master service agreement without documents. */
export function anAgreement(db: Db, clientId: ClientId, values: ValuesOf<'agreements'> = {}) {
  const { price, ...facts } = values
  const agreement = {
    id: newId('Agreement', CREATED_AT),
    clientId,
    type: 'MSA' as const,
    projectName: `Project ${unique()}`,
    createdAt: CREATED_AT,
    price: price ? moneyOf(price) : null,
  }
  return db
    .insertInto('agreements')
    .values({ ...agreement, ...facts })
    .returningAll()
    .executeTakeFirstOrThrow()
}
