import { listDuplicatePairs, listDuplicatesOf, listOrganizationsLike, newId } from '@tallgrass/db'
import { ERASED_DOMAIN, type OrganizationId, publicMailDomains } from '@tallgrass/domain'
import { aUser, hostileRuns, openTestDatabase, unique } from '@tallgrass/testing'
import fc from 'fast-check'
import { afterAll, afterEach, expect, test } from 'vitest'

const { close, db, pool } = await openTestDatabase()
afterAll(close)
afterEach(removeAll)

const ownDomain = 'tallgrass.example'
const day = (n: number) => new Date(Date.UTC(2026, 9, 1 + n))

async function removeAll() {
  await db.deleteFrom('users').execute()
  await db.deleteFrom('organizations').execute()
}

const names = ['Okafor Tile', '  okafor   TILE ', 'Okafor\nTile', 'Bluestem', '', ' ']
const addresses = ['1 Main St\nTulsa', '1 main st Tulsa', '2 Elm St']
const taxIds = ['DE 1', 'de  1', 'DE1']
const ignored = [ownDomain, ERASED_DOMAIN, ...publicMailDomains]
const domains = ['okafor.example', 'bluestem.example', ...ignored.slice(0, 4)]

const aClient = fc.record({
  name: fc.option(fc.constantFrom(...names)),
  postalAddress: fc.option(fc.constantFrom(...addresses)),
  taxId: fc.option(fc.constantFrom(...taxIds)),
  archived: fc.constantFrom(false, false, false, true),
  createdAt: fc.nat(3).map(day),
  people: fc.array(
    fc.record({ name: fc.constantFrom('Okafor tile', 'Maren'), domain: fc.constantFrom(...domains) }),
    { maxLength: 2 },
  ),
})
type Client = typeof aClient extends fc.Arbitrary<infer One> ? One : never

/** With its people, of whom the first names it if nothing else does. */
async function add({ archived, createdAt, people, ...values }: Client): Promise<OrganizationId> {
  const id = newId('Organization', createdAt)
  const archivedAt = archived ? createdAt : null
  await db
    .insertInto('organizations')
    .values({ id, ...values, archivedAt, createdAt })
    .execute()
  for (const { domain, name } of people)
    await aUser(db, { organizationId: id, name, createdAt, email: `p${unique()}@${domain}` })
  return id
}

const folded = (text: string | null) =>
  text
    ?.toLowerCase()
    .replaceAll(/^ +| +$/g, '')
    .replaceAll(/\s+/g, ' ')

/** What each client in use is compared by, oldest first, from its rows alone. */
async function factsOfRows() {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name', 'contactName', 'postalAddress', 'taxId'])
    .where('archivedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const people = await db.selectFrom('users').select(['email', 'organizationId']).execute()
  return rows.map(({ contactName, id, name, postalAddress, taxId }) => {
    const theirs = people.filter((person) => person.organizationId === id)
    const facts = [
      ['address', folded(postalAddress)],
      ['name', folded(name ?? contactName)],
      ['taxId', folded(taxId)],
      ...theirs
        .map(({ email }) => email.split('@')[1] ?? '')
        .filter((domain) => !ignored.includes(domain))
        .map((domain) => ['domain', domain]),
    ]
    return {
      id,
      facts: facts.filter(([, fact]) => fact !== undefined).map(([reason, fact]) => ({ reason, fact })),
    }
  })
}
type Facts = Awaited<ReturnType<typeof factsOfRows>>[number]

const reasonsOf = (shared: Facts['facts']) => [...new Set(shared.map(({ reason }) => reason))].toSorted()
const shares = (facts: Facts['facts'], one: Facts['facts'][number]) =>
  facts.some(({ fact, reason }) => reason === one.reason && fact === one.fact)

function pairsOf(clients: Facts[]) {
  return clients.flatMap((other) =>
    clients.flatMap((first) => {
      const isFirst = (one: Facts['facts'][number]) =>
        first !== other && clients.find(({ facts }) => shares(facts, one)) === first
      const reasons = reasonsOf(other.facts.filter(isFirst))
      return reasons.length > 0 ? [`${first.id} ${other.id} ${reasons}`] : []
    }),
  )
}

test('the same clients share something as when all their rows are compared', async () => {
  let most = 0
  const property = fc.asyncProperty(fc.array(aClient, { maxLength: 8 }), async (given) => {
    await removeAll()
    const ids: OrganizationId[] = []
    for (const client of given) ids.push(await add(client))
    const clients = await factsOfRows()
    const pairs = await listDuplicatePairs(db, { ownDomain })
    const found = pairs.map(({ firstId, otherId, reasons }) => `${firstId} ${otherId} ${reasons}`)
    expect(found.toSorted()).toEqual(pairsOf(clients).toSorted())
    most = Math.max(most, found.length)

    for (const id of ids) {
      const own = clients.find((client) => client.id === id)
      const others = clients
        .filter((client) => client !== own)
        .map(
          (client) =>
            [client.id, reasonsOf(client.facts.filter((one) => shares(own?.facts ?? [], one)))] as const,
        )
        .filter(([, reasons]) => reasons.length > 0)
      const theirs = await listDuplicatesOf(db, { id, ownDomain })
      expect(new Map(theirs.map((one) => [one.id, one.reasons]))).toEqual(new Map(others))
    }
  })
  await fc.assert(property, { ...hostileRuns(), endOnFailure: true })
  expect(most).toBeGreaterThan(3)
})

test('no longer share something once one of them is renamed, archived, or loses the person', async () => {
  const [kept, renamed, archived, left] = [
    await aUser(db, { org: 'Okafor Tile', email: 'maren@okafor.example', createdAt: day(0) }),
    await aUser(db, { org: 'okafor  tile', email: 'ada@gmail.com' }),
    await aUser(db, { org: 'OKAFOR TILE', email: 'bo@gmail.com' }),
    await aUser(db, { org: 'Bluestem', email: 'dele@okafor.example' }),
  ]
  const others = async () => {
    const pairs = await listDuplicatePairs(db, { ownDomain })
    for (const { firstId } of pairs) expect(firstId).toBe(kept.organizationId)
    return pairs.map(({ otherId, reasons }) => `${otherId} ${reasons}`).toSorted()
  }
  const [one, two, three] = [renamed, archived, left].map(({ organizationId }) => organizationId)
  expect(await others()).toEqual([`${one} name`, `${two} name`, `${three} domain`].toSorted())
  await db
    .updateTable('organizations')
    .set({ name: 'Okafor Stone' })
    .where('id', '=', one ?? null)
    .execute()
  expect(await others()).toEqual([`${two} name`, `${three} domain`].toSorted())
  await db
    .updateTable('organizations')
    .set({ archivedAt: day(9) })
    .where('id', '=', two ?? null)
    .execute()
  expect(await others()).toEqual([`${three} domain`])
  await db.updateTable('users').set({ email: 'dele@bluestem.example' }).where('id', '=', left.id).execute()
  expect(await others()).toEqual([])
})

test('of more than are shown, those with the first ids are, each with all that it shares', async () => {
  const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  await pool.query(
    `insert into organizations (id, name, tax_id, created_at)
       select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Okafor Tile',
         case when n % 2 = 0 then 'DE 1' end, '2026-11-01'
       from generate_series(70, 0, -1) n`,
  )
  const pairs = await listDuplicatePairs(db, { ownDomain })
  expect(pairs.map(({ firstId, otherId, reasons }) => [firstId, otherId, reasons])).toEqual(
    Array.from({ length: 50 }, (_, n) => [idOf(0), idOf(n + 1), n % 2 > 0 ? ['name', 'taxId'] : ['name']]),
  )
})

test('what only archived clients share with one in use takes no place of those that are shown', async () => {
  await pool.query(
    `with client as (
       insert into organizations (id, name, archived_at, created_at)
         select gen_random_uuid(), 'Client ' || n, case when n % 2 = 0 then now() end, now()
         from generate_series(0, 119) n returning id, substr(name, 8)::integer as n
     )
     insert into users (id, name, email, organization_id, created_at)
       select gen_random_uuid(), 'Maren', 'p' || n || '@works' || n / 2 || '.example', id, now() from client`,
  )
  await pool.query(
    `insert into organizations (id, name, postal_address, created_at)
       select gen_random_uuid(), name, '1 Main St', now() from unnest(array['Okafor', 'Bluestem']) name`,
  )
  const pairs = await listDuplicatePairs(db, { ownDomain })
  expect(
    pairs.map(({ firstName, otherName, reasons }) => [[firstName, otherName].toSorted(), reasons]),
  ).toEqual([[['Bluestem', 'Okafor'], ['address']]])
})

test('a lead is like the clients with its name, or with people at its own domain', async () => {
  const named = await aUser(db, { org: 'Okafor  Tile', email: 'maren@gmail.com' })
  const colleague = await aUser(db, { org: 'Bluestem', email: 'dele@okafor.example' })
  await aUser(db, { org: 'Sumac', email: 'ada@gmail.com' })
  const like = (name: string, email: string) => listOrganizationsLike(db, { name, email, ownDomain })
  expect(await like('okafor tile', 'joel@okafor.example')).toEqual([
    { id: colleague.organizationId, name: 'Bluestem', email: colleague.email, reasons: ['domain'] },
    { id: named.organizationId, name: 'Okafor  Tile', email: named.email, reasons: ['name'] },
  ])
  expect(await like('Joel', 'joel@gmail.com')).toEqual([])
})
