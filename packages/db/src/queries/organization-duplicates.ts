import {
  type DuplicateReason,
  ERASED_DOMAIN,
  type OrganizationId,
  publicMailDomains,
} from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { distinctList, domainOf, lower, oneSpaced } from './sql.ts'

/** Few enough to look at, also as facts that are shared. The next ones appear once these are merged. */
const MAX_PAIRS = 50

const reason = (word: DuplicateReason) => sql.lit<DuplicateReason>(word).as('reason')

type ComparedColumn = 'comparedName' | 'comparedAddress' | 'comparedTaxId'

/** The database keeps what is compared beside each row, with an index. */
const valuesOf = (db: Db, column: ComparedColumn) =>
  db
    .selectFrom('organizations')
    .select((eb) => eb.ref(column).$castTo<string>().as('fact'))
    .where(column, 'is not', null)
    .where('archivedAt', 'is', null)

/** Domains that say nothing about whom someone works for. */
const sharedByMany = (ownDomain: string) => [...publicMailDomains, ERASED_DOMAIN, ownDomain]

/** Of people who have an address of their own; many may have one at the business itself, `ownDomain`. */
const domainsOf = (db: Db, ownDomain: string) =>
  db
    .selectFrom('users')
    .select(({ ref }) => ['emailDomain as fact', ref('organizationId').$castTo<OrganizationId>().as('id')])
    .where('organizationId', 'is not', null)
    .where('emailDomain', 'not in', sharedByMany(ownDomain))

/**
 * What organizations are compared by: their names, addresses and tax ids, and their people's domains, also those of
 * archived ones. Each part reads one table, so that conditions on `reason` and `fact` become look-ups in its index.
 */
function comparedFacts(db: Db, ownDomain: string) {
  return valuesOf(db, 'comparedName')
    .select(['id', reason('name')])
    .unionAll(valuesOf(db, 'comparedAddress').select(['id', reason('address')]))
    .unionAll(valuesOf(db, 'comparedTaxId').select(['id', reason('taxId')]))
    .unionAll(domainsOf(db, ownDomain).select(reason('domain')))
    .as('facts')
}

/** What several organizations share. The database keeps it as rows change. */
function sharedFacts(db: Db, ownDomain: string) {
  return db
    .selectFrom('organizationFacts')
    .select(['fact', ({ ref }) => ref('reason').$castTo<DuplicateReason>().as('reason')])
    .where(({ ref }) => ref('shared'))
    .where(({ and, eb, not }) =>
      not(and([eb('reason', '=', 'domain'), eb('fact', 'in', sharedByMany(ownDomain))])),
    )
    .as('shared')
}

/** Organizations in use that have the fact of the row `shared`, looked up for each such row. */
function sharing(db: Db, ownDomain: string) {
  return db
    .selectFrom(comparedFacts(db, ownDomain))
    .innerJoin('organizations', 'organizations.id', 'facts.id')
    .select(['organizations.id', 'organizations.shownName as name'])
    .where('organizations.archivedAt', 'is', null)
    .where('facts.reason', '=', sql.ref<DuplicateReason>('shared.reason'))
    .where('facts.fact', '=', sql.ref<string>('shared.fact'))
}

/** Pairs that may be the same, each with the oldest of those that share something. */
export function listDuplicatePairs(db: Db, { ownDomain }: { ownDomain: string }) {
  const having = sharing(db, ownDomain)
  // No other pairs of the same first one come before these.
  const others = having
    .distinct()
    .where('organizations.id', '<>', sql.ref<OrganizationId>('shared.id'))
    .orderBy('organizations.id')
    .limit(MAX_PAIRS)
  const first = having.orderBy('organizations.createdAt').orderBy('organizations.id').limit(1)
  const second = having.where('organizations.id', '<>', sql.ref<OrganizationId>('first.id')).limit(1)
  // In the order of their index: those that say most come first. Of a domain, all but one may be archived.
  const shown = db
    .selectFrom(sharedFacts(db, ownDomain))
    .innerJoinLateral(first.as('first'), (join) => join.onTrue())
    .innerJoinLateral(second.as('second'), (join) => join.onTrue())
    .select(['shared.reason', 'shared.fact', 'first.id', 'first.name'])
    .orderBy('shared.reason', 'desc')
    .orderBy('shared.fact')
    .limit(MAX_PAIRS)
  return db
    .selectFrom(shown.as('shared'))
    .innerJoinLateral(others.as('other'), (join) => join.onTrue())
    .select(({ ref }) => [
      'shared.id as firstId',
      'shared.name as firstName',
      'other.id as otherId',
      'other.name as otherName',
      distinctList<DuplicateReason>(ref('shared.reason')).as('reasons'),
    ])
    .groupBy(['shared.id', 'shared.name', 'other.id', 'other.name'])
    .orderBy('shared.name')
    .orderBy('shared.id')
    .orderBy('other.id')
    .limit(MAX_PAIRS)
    .execute()
}

/** The others that share something with this organization. */
export function listDuplicatesOf(db: Db, { id, ownDomain }: { id: OrganizationId; ownDomain: string }) {
  const own = db
    .selectFrom(comparedFacts(db, ownDomain))
    .innerJoin('organizations', 'organizations.id', 'facts.id')
    .innerJoin(sharedFacts(db, ownDomain), (join) =>
      join.onRef('shared.reason', '=', 'facts.reason').onRef('shared.fact', '=', 'facts.fact'),
    )
    .select(['facts.reason', 'facts.fact'])
    .where('facts.id', '=', id)
    .where('organizations.archivedAt', 'is', null)
  // No others that share the fact come before these. The limit has them looked up, instead of comparing all.
  const others = sharing(db, ownDomain)
    .distinct()
    .where('organizations.id', '<>', id)
    .orderBy('organizations.shownName')
    .orderBy('organizations.id')
    .limit(MAX_PAIRS)
  return db
    .selectFrom(own.as('shared'))
    .innerJoinLateral(others.as('other'), (join) => join.onTrue())
    .select(({ ref }) => [
      'other.id',
      'other.name',
      distinctList<DuplicateReason>(ref('shared.reason')).as('reasons'),
    ])
    .groupBy(['other.id', 'other.name'])
    .orderBy('other.name')
    .orderBy('other.id')
    .limit(MAX_PAIRS)
    .execute()
}

interface Likeness {
  /** Of a company, or of a person who has none. */
  name: string
  email: string
  ownDomain: string
}

/** Organizations in use with this name, or with people at the own domain of this address, each with the address of its first contact. */
export function listOrganizationsLike(db: Db, { email, name, ownDomain }: Likeness) {
  return db
    .selectFrom(comparedFacts(db, ownDomain))
    .innerJoin('organizations', 'organizations.id', 'facts.id')
    .select(({ ref }) => [
      'organizations.id',
      'organizations.shownName as name',
      distinctList<DuplicateReason>(ref('facts.reason')).as('reasons'),
    ])
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('users.email')
        .whereRef('users.organizationId', '=', 'organizations.id')
        .orderBy('users.createdAt')
        .orderBy('users.id')
        .limit(1)
        .as('email'),
    )
    .where('organizations.archivedAt', 'is', null)
    .where(({ and, eb, or, val }) =>
      or([
        and([eb('facts.reason', '=', 'name'), eb('facts.fact', '=', oneSpaced(lower(val(name))))]),
        and([eb('facts.reason', '=', 'domain'), eb('facts.fact', '=', domainOf(val(email)))]),
      ]),
    )
    .groupBy(['organizations.id', 'organizations.shownName'])
    .orderBy('organizations.shownName')
    .orderBy('organizations.id')
    .limit(MAX_PAIRS)
    .execute()
}
