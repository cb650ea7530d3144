import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'
import { liveQueries } from '@tallgrass/contracts/live-queries'
import { type ChangeKind, changeKinds } from '@tallgrass/domain'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { callProcedure } from '../support/calls/call-procedure.ts'
import { validCalls } from '../support/calls/valid-calls.ts'
import { procedurePolicies } from '../support/policies/policies.ts'
import { prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'

/** Every statement that this process sends. Connections keep the method that they have when they open. */
const statements: string[] = []
const send = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [statement] = args
  statements.push(typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text')))
  return Reflect.apply(send, this, args)
}
afterAll(() => {
  pg.Client.prototype.query = send
})

const app = await worldApp()
const admin = await app.admin()

/** What the trigger of each table names. */
const { rows } = await app.services.database.pool.query<{ table: string; source: string }>(
  `select relname as table, prosrc as source from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where tgname = relname || '_changes'`,
)
const kindOf = new Map(rows.map(({ source, table }) => [table, /name_change\('(\w+)'/.exec(source)?.[1]]))

/** Who asks, and what may be asked by an address alone. */
const OF_EVERY_CALL = /from "sessions"|"rate_limits"/

function kindsRead(): ChangeKind[] {
  const tables = statements
    .filter((text) => /^\s*(select|with)/i.test(text) && !OF_EVERY_CALL.test(text))
    .flatMap((text) => [...text.matchAll(/(?:from|join)\s+"?(\w+)"?/gi)].map(([, table = '']) => table))
  return [...new Set(tables.flatMap((table) => (kindOf.get(table) as ChangeKind | undefined) ?? []))].sort()
}

/** What a query reads and its screen does not follow, and why. */
const UNFOLLOWED: Partial<Record<ProcedurePath, { kinds: ChangeKind[]; because: string }>> = {
  'portal.documents.download': { kinds: ['document', 'user'], because: 'it is a file' },
  'portal.documents.verify': { kinds: ['document'], because: 'it states what was found when it was asked' },
  'portal.notifications.unsubscription': { kinds: ['user'], because: 'it shows no one' },
  'portal.messages.draft': { kinds: ['project', 'user'], because: 'only its author changes it' },
  'portal.checkout.get': { kinds: ['backup', 'cost'], because: 'it shows neither' },
  'portal.checkout.outcome': { kinds: ['backup', 'project', 'user'], because: 'it shows the payment alone' },
  'admin.audit.list': { kinds: [...changeKinds], because: 'every change is in the log itself' },
  'admin.clients.history': { kinds: [...changeKinds], because: 'every change is in the log itself' },
}

const queries = Object.keys(liveQueries) as (keyof typeof liveQueries & ProcedurePath)[]

test.each(queries)('%s names what it reads', async (path) => {
  const world = prepareWorld(app)
  const browser = procedurePolicies[path].administrator === 'allowed' ? admin : await world.owner()
  const input = await validCalls[path](world, browser)
  statements.length = 0
  const answer = await callProcedure(browser, path, input)
  const unfollowed = UNFOLLOWED[path]?.kinds ?? []
  const read = kindsRead().filter((kind) => !unfollowed.includes(kind))
  expect(answer.status).toBe(200)
  expect(statements).not.toEqual([])
  expect(liveQueries[path]).toEqual(expect.arrayContaining(read))
})
