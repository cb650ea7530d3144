import { type DuplicateReason, type OrganizationId, publicMailDomains } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { distinctList, domainOf, firstOf, lower, oneSpaced } from './sql.ts'

/** Few enough to look at. The next ones appear once these are merged. */
const MAX_PAIRS = 50

const reason = (word: DuplicateReason) => sql.lit<DuplicateReason>(word).as('reason')

/**
 * What organizations in use are compared by: their names, addresses and tax ids, and their people's own domains. Many
 * may have an address at the business itself, `ownDomain`.
 */
function comparedFacts(db: Db, ownDomain: string) {
  const known = db.selectFrom('organizations').where('organizations.archivedAt', 'is', null)
  return known
    .select(({ ref }) => [
      'organizations.id',
      'organizations.createdAt',
      reason('name'),
      oneSpaced(lower(ref('organizations.shownName'))).as('fact'),
    ])
    .where(({ eb, or }) =>
      or([eb('organizations.name', 'is not', null), eb('organizations.contactName', 'is not', null)]),
    )
    .unionAll(
      known
        .select(({ ref }) => [
          'organizations.id',
          'organizations.createdAt',
          reason('address'),
          oneSpaced(lower(ref('organizations.postalAddress'))).as('fact'),
        ])
        .where('organizations.postalAddress', 'is not', null),
    )
    .unionAll(
      known
        .select(({ ref }) => [
          'organizations.id',
          'organizations.createdAt',
          reason('taxId'),
          oneSpaced(lower(ref('organizations.taxId'))).as('fact'),
        ])
        .where('organizations.taxId', 'is not', null),
    )
    .unionAll(
      known
        .innerJoin('users', 'users.organizationId', 'organizations.id')
        .select(({ ref }) => [
          'organizations.id',
          'organizations.createdAt',
          reason('domain'),
          domainOf(ref('users.email')).as('fact'),
        ])
        .where(({ eb, ref }) =>
          eb(domainOf(ref('users.email')), 'not in', [...publicMailDomains, ownDomain]),
        ),
    )
}

/** Pairs that may be the same, each with the oldest of those that share something. */
export function listDuplicatePairs(db: Db, { ownDomain }: { ownDomain: string }) {
  return db
    .with('facts', () => comparedFacts(db, ownDomain))
    .with('shared', (facts) =>
      facts
        .selectFrom('facts')
        .select(({ ref }) => [
          'reason',
          'fact',
          firstOf<OrganizationId>(ref('id'), { by: ref('createdAt') }).as('firstId'),
        ])
        .groupBy(['reason', 'fact'])
        .having(({ eb, fn }) => eb(fn.count('id').distinct(), '>', 1)),
    )
    .selectFrom('shared')
    .innerJoin('facts', (join) =>
      join
        .onRef('facts.reason', '=', 'shared.reason')
        .onRef('facts.fact', '=', 'shared.fact')
        .onRef('facts.id', '<>', 'shared.firstId'),
    )
    .innerJoin('organizations as first', 'first.id', 'shared.firstId')
    .innerJoin('organizations as other', 'other.id', 'facts.id')
    .select(({ ref }) => [
      'first.id as firstId',
      'first.shownName as firstName',
      'other.id as otherId',
      'other.shownName as otherName',
      distinctList<DuplicateReason>(ref('facts.reason')).as('reasons'),
    ])
    .groupBy(['first.id', 'first.shownName', 'other.id', 'other.shownName'])
    .orderBy('first.shownName')
    .orderBy('first.id')
    .orderBy('other.id')
    .limit(MAX_PAIRS)
    .execute()
}

/** The others that share something with this organization. */
export function listDuplicatesOf(db: Db, { id, ownDomain }: { id: OrganizationId; ownDomain: string }) {
  return db
    .with('facts', () => comparedFacts(db, ownDomain))
    .selectFrom('facts as own')
    .innerJoin('facts as theirs', (join) =>
      join
        .onRef('theirs.reason', '=', 'own.reason')
        .onRef('theirs.fact', '=', 'own.fact')
        .onRef('theirs.id', '<>', 'own.id'),
    )
    .innerJoin('organizations', 'organizations.id', 'theirs.id')
    .select(({ ref }) => [
      'organizations.id',
      'organizations.shownName as name',
      distinctList<DuplicateReason>(ref('theirs.reason')).as('reasons'),
    ])
    .where('own.id', '=', id)
    .groupBy(['organizations.id', 'organizations.shownName'])
    .orderBy('organizations.shownName')
    .orderBy('organizations.id')
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
    .with('facts', () => comparedFacts(db, ownDomain))
    .selectFrom('facts')
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
