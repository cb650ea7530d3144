import { type CalendarDate, type Money, NO_MONEY, type OrganizationId } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { type KeyKind, readCursor } from './cursor.ts'
import { overdueOn } from './invoice-lists.ts'
import { type PageRequest, toKeyedPage } from './page.ts'
import { anyContains, foldedContains, hasEntry, isAfter, isIndexed, lower, MANY_PEOPLE } from './sql.ts'

const orders = {
  name: { key: lower(sql.ref('organizations.shownName')), kind: 'text', direction: 'asc' },
  newest: { key: sql.ref<string>('organizations.createdAt'), kind: 'instant', direction: 'desc' },
  open: { key: sql.ref<string>('owed.amount'), kind: 'sum', direction: 'desc' },
} as const satisfies Record<string, { key: unknown; kind: KeyKind; direction: 'asc' | 'desc' }>

export interface OrganizationFilter {
  search?: string | undefined
  tag?: string | undefined
  show?: 'active' | 'archived' | undefined
  sort: keyof typeof orders
}

/** Each with the number of its contacts, without those that were merged into others. */
export async function listOrganizations(db: Db, request: PageRequest & OrganizationFilter) {
  const { cursor, limit, search, show = 'active', sort, tag } = request
  const { direction, key, kind } = orders[sort]
  let query = db
    .selectFrom('organizations')
    .$if(sort === 'open', (byOpen) =>
      byOpen.innerJoin('invoiceTotals as owed', (join) =>
        join
          .onRef('owed.organizationId', '=', 'organizations.id')
          // Every organization has this row.
          .on('owed.status', '=', sql.lit('OPEN')),
      ),
    )
    .select([
      'organizations.id',
      'organizations.shownName as name',
      'organizations.legalName',
      'organizations.phone',
      'organizations.tags',
      'organizations.createdAt',
      'organizations.archivedAt',
      key.as('sortKey'),
    ])
    .select((eb) =>
      eb
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('contacts'))
        .whereRef('users.organizationId', '=', 'organizations.id')
        .$asScalar()
        .$castTo<number>()
        .as('contacts'),
    )
    .where('organizations.mergedInto', 'is', null)
    .where('organizations.archivedAt', show === 'active' ? 'is' : 'is not', null)
  if (tag) query = query.where(({ ref }) => hasEntry(ref('organizations.tags'), tag))
  if (search) {
    const facts = ['shownName', 'legalName', 'phone', 'taxId'] as const
    const theirs = await findOrganizationsOfPeople(db, search)
    query = query.where((eb) =>
      eb.or([
        anyContains(
          facts.map((fact) => eb.ref(`organizations.${fact}`)),
          search,
        ),
        theirs === 'many'
          ? // NOTE for `exists`, PostgreSQL would first find all people.
            eb(
              eb
                .selectFrom('users')
                .select('users.id')
                .whereRef('users.organizationId', '=', 'organizations.id')
                .where(({ ref }) => foldedContains(ref('users.searchText'), search))
                .limit(1),
              'is not',
              null,
            )
          : eb('organizations.id', '=', eb.fn.any(eb.val(theirs))),
      ]),
    )
  }
  if (cursor) {
    const row = { key, id: sql.ref(sort === 'open' ? 'owed.organizationId' : 'organizations.id') }
    query = query.where(isAfter(row, direction, readCursor(cursor, kind)))
  }
  const rows = await query
    .orderBy(key, direction)
    .orderBy('organizations.id', direction)
    .limit(limit + 1)
    .execute()
  return toKeyedPage(rows, limit)
}

/** By a contact's name or a part of their address, such as the domain. Run first, as for other lists. */
async function findOrganizationsOfPeople(db: Db, search: string): Promise<OrganizationId[] | 'many'> {
  if (!isIndexed(search)) return 'many'
  const rows = await db
    .selectFrom('users')
    .select('organizationId')
    .where(({ ref }) => foldedContains(ref('searchText'), search))
    .where('organizationId', 'is not', null)
    .limit(MANY_PEOPLE)
    .$narrowType<{ organizationId: OrganizationId }>()
    .execute()
  return rows.length === MANY_PEOPLE ? 'many' : rows.map(({ organizationId }) => organizationId)
}

/** The sums of these organizations, read in one statement. `today` is the date in the business's time zone. */
export async function sumOrganizationMoney(db: Db, ids: OrganizationId[], today: CalendarDate) {
  if (ids.length === 0) return []
  return db
    .selectFrom('organizations')
    .leftJoin('invoiceTotals as paid', (join) =>
      join.onRef('paid.organizationId', '=', 'organizations.id').on('paid.status', '=', 'PAID'),
    )
    .leftJoin('invoiceTotals as open', (join) =>
      join.onRef('open.organizationId', '=', 'organizations.id').on('open.status', '=', 'OPEN'),
    )
    .select(({ fn, selectFrom, val }) => {
      const prices = selectFrom('agreements')
        .whereRef('agreements.organizationId', '=', 'organizations.id')
        .select((of) => of.fn.sum<Money | null>('agreements.price').as('sum'))
      const overdue = selectFrom('invoices')
        .whereRef('invoices.organizationId', '=', 'organizations.id')
        .where(overdueOn(today))
        .select((of) => of.fn.coalesce(of.fn.sum<Money>('invoices.amount'), of.val(NO_MONEY)).as('sum'))
      return [
        'organizations.id',
        prices.where('agreements.status', '=', 'SIGNED_BOTH').$asScalar().as('agreed'),
        prices.where('agreements.status', 'in', ['SENT', 'SIGNED_CLIENT']).$asScalar().as('unsigned'),
        fn.coalesce('paid.amount', val(NO_MONEY)).as('paid'),
        fn.coalesce('paid.refunded', val(NO_MONEY)).as('refunded'),
        fn.coalesce('open.amount', val(NO_MONEY)).as('open'),
        overdue.$asScalar().$castTo<Money>().as('overdue'),
      ]
    })
    .where('organizations.id', 'in', ids)
    .execute()
}

/** Every tag in use, in alphabetical order, for a filter. */
export async function listOrganizationTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('organizationFacts')
    .select('fact')
    .where('reason', '=', 'tag')
    .orderBy('fact')
    .limit(MAX_TAGS)
    .execute()
  return rows.map(({ fact }) => fact)
}

/** More than anyone would choose from. */
const MAX_TAGS = 500
