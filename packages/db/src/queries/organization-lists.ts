import type { CalendarDate, Money, OrganizationId } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { type KeyKind, readCursor } from './cursor.ts'
import { type PageRequest, toKeyedPage } from './page.ts'
import { allMoney, moneySums, sumAmounts } from './project-money.ts'
import { anyContains, foldedContains, hasEntry, isAfter, lower, unnestOf } from './sql.ts'

const orders = {
  name: { key: lower(sql.ref('organizations.shownName')), kind: 'text', direction: 'asc' },
  newest: { key: sql.ref<string>('organizations.createdAt'), kind: 'instant', direction: 'desc' },
  open: { key: sql<string>`coalesce(${sql.ref('owed.amount')}, 0.00)`, kind: 'sum', direction: 'desc' },
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
      byOpen.leftJoin(owed(db).as('owed'), 'owed.organizationId', 'organizations.id'),
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
        eb('organizations.id', '=', eb.fn.any(eb.val(theirs))),
      ]),
    )
  }
  if (cursor) {
    const row = { key, id: sql.ref('organizations.id') }
    query = query.where(isAfter(row, direction, readCursor(cursor, kind)))
  }
  const rows = await query
    .orderBy(key, direction)
    .orderBy('organizations.id', direction)
    .limit(limit + 1)
    .execute()
  return toKeyedPage(rows, limit)
}

function owed(db: Db) {
  return db
    .selectFrom('invoices')
    .select(({ fn }) => ['organizationId', fn.sum<Money>('amount').as('amount')])
    .where('status', '=', 'OPEN')
    .groupBy('organizationId')
}

/** By a contact's name or a part of their address, such as the domain. Run first, as for other lists. */
async function findOrganizationsOfPeople(db: Db, search: string): Promise<OrganizationId[]> {
  const rows = await db
    .selectFrom('users')
    .select('organizationId')
    .distinct()
    .where(({ ref }) => foldedContains(ref('searchText'), search))
    .where('organizationId', 'is not', null)
    .$narrowType<{ organizationId: OrganizationId }>()
    .execute()
  return rows.map(({ organizationId }) => organizationId)
}

/** The sums of these organizations, read in one statement. `today` is the date in the business's time zone. */
export async function sumOrganizationMoney(db: Db, ids: OrganizationId[], today: CalendarDate) {
  if (ids.length === 0) return []
  const own = sql.ref<OrganizationId>('organizations.id')
  const all = allMoney(db)
  const agreements = all.agreements.where('agreements.organizationId', '=', own)
  const invoices = all.invoices.where('invoices.organizationId', '=', own)
  const overdue = sumAmounts(invoices)
    .where('invoices.status', '=', 'OPEN')
    .where('invoices.dueDate', '<', today)
  return db
    .selectFrom('organizations')
    .select('organizations.id')
    .select(() => [...moneySums({ agreements, invoices }), overdue.$asScalar().as('overdue')])
    .where('organizations.id', 'in', ids)
    .$narrowType<{ paid: Money; open: Money; refunded: Money; overdue: Money }>()
    .execute()
}

/** Every tag in use, in alphabetical order, for a filter. */
export async function listOrganizationTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('organizations')
    .select(({ ref }) => unnestOf(ref('tags')).as('tag'))
    .distinct()
    .where('archivedAt', 'is', null)
    .orderBy('tag')
    .limit(MAX_TAGS)
    .execute()
  return rows.map(({ tag }) => tag)
}

/** More than anyone would choose from. */
const MAX_TAGS = 500
