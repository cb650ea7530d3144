import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { BetaTesters, WaitlistEntries } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'
import { anyContains } from './sql.ts'

const entryColumns = ['id', 'name', 'email', 'company', 'role', 'useCase', 'product', 'createdAt'] as const

/**
 * One entry per address and product. A repeated request
 * replaces the answers and keeps its id and place in line.
 */
export function upsertWaitlistEntry(db: Db, entry: Insertable<WaitlistEntries>) {
  return db
    .insertInto('waitlistEntries')
    .values(entry)
    .onConflict((conflict) =>
      conflict.columns(['email', 'product']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        company: eb.ref('excluded.company'),
        role: eb.ref('excluded.role'),
        useCase: eb.ref('excluded.useCase'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** One row per address. A repeated request adds flags and fills in empty fields only. */
export function upsertBetaTester(db: Db, tester: Insertable<BetaTesters>) {
  return db
    .insertInto('betaTesters')
    .values(tester)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(({ eb, fn, or }) => ({
        firstName: fn.coalesce('betaTesters.firstName', 'excluded.firstName'),
        lastName: fn.coalesce('betaTesters.lastName', 'excluded.lastName'),
        organization: fn.coalesce('betaTesters.organization', 'excluded.organization'),
        role: fn.coalesce('betaTesters.role', 'excluded.role'),
        comments: fn.coalesce('betaTesters.comments', 'excluded.comments'),
        wantsScorm: or([
          eb('betaTesters.wantsScorm', '=', true),
          eb('excluded.wantsScorm', '=', true),
        ]).$castTo<boolean>(),
        wantsStrides: or([
          eb('betaTesters.wantsStrides', '=', true),
          eb('excluded.wantsStrides', '=', true),
        ]).$castTo<boolean>(),
      })),
    )
    .execute()
}

interface WaitlistFilter {
  search?: string | undefined
  product?: string | undefined
}

/** Newest first. */
export async function listWaitlistEntries(db: Db, request: PageRequest & WaitlistFilter) {
  const { cursor, limit, product, search } = request
  let query = db.selectFrom('waitlistEntries').select(entryColumns)
  if (product) query = query.where('product', '=', product)
  if (search)
    query = query.where(({ ref }) => anyContains([ref('name'), ref('email'), ref('company')], search))
  return readPage(query, { at: 'createdAt', id: 'id', direction: 'desc' }, { cursor, limit })
}
