// Guards: record-refusal

import { createSystemCtx, verifyAudit } from '@tallgrass/core'
import type { Db } from '@tallgrass/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pastTriggers } from '../support/past-triggers.ts'
import { PASSWORD, reusableApp, type TestApp } from '../support/test-app.ts'

const newApp = await reusableApp()

/** A chain with an administrator, a client, invitations and sign-ins. */
async function appWithHistory(): Promise<TestApp> {
  const app = await newApp()
  const { trpc } = await app.admin()
  await app.client()
  for (const n of [1, 2, 3]) {
    const email = `person${n}@example.com`
    await trpc.admin.invitations.create.mutate({
      firstName: 'Elena',
      lastName: 'Marsh',
      email,
      role: 'CLIENT',
    })
  }
  return app
}

function verify({ services }: TestApp) {
  return verifyAudit(createSystemCtx(services))
}

/** Nothing is erased, and nothing is outside the chain. */
const WHOLE = { whole: true, unchained: 0, archived: 0, erased: 0, tombstones: [] }

test('an untouched chain is intact', async () => {
  const app = await appWithHistory()
  expect(await verify(app)).toEqual({ ...WHOLE, rows: 7 })
})

const tamperings: { how: string; tamper: (db: Db) => Promise<unknown>; problem: RegExp }[] = [
  {
    how: 'an edited action',
    tamper: (db) =>
      db.updateTable('auditLogs').set({ action: 'user.nothing' }).where('seq', '=', 3).execute(),
    problem: /^Row 3 \(user\.nothing, .*\) was changed/,
  },
  {
    how: 'an edited fact',
    tamper: (db) =>
      db
        .updateTable('auditLogs')
        .set({ after: { email: 'other@example.com' } })
        .where('seq', '=', 5)
        .execute(),
    problem: /^Row 5 \(invitation\.create, .*\) was changed/,
  },
  {
    how: 'an edited instant',
    tamper: (db) =>
      db
        .updateTable('auditLogs')
        .set({ at: new Date('2026-01-01T00:00:00.000Z') })
        .where('seq', '=', 2)
        .execute(),
    problem: /^Row 2 .* was changed/,
  },
  {
    how: 'a deleted row',
    tamper: (db) => db.deleteFrom('auditLogs').where('seq', '=', 4).execute(),
    problem: /^Row 4 is missing$/,
  },
  {
    how: 'a row inserted after the end',
    tamper: (db) =>
      sql`insert into audit_logs (id, action, entity, at, seq, hash)
          select gen_random_uuid(), action, entity, at, seq + 1, hash from audit_logs where seq = 7`.execute(
        db,
      ),
    problem: /^Row 8 .* was inserted after the end$/,
  },
  {
    how: 'a row inserted outside the chain',
    tamper: (db) =>
      sql`insert into audit_logs (id, action, entity, at)
          select gen_random_uuid(), action, entity, at from audit_logs where seq = 7`.execute(db),
    problem: /^1 rows outside the chain were inserted$/,
  },
  {
    how: 'two swapped rows',
    tamper: swap,
    problem: /^Row 5 .* was changed, inserted or moved$/,
  },
  {
    how: 'a cut-off end',
    tamper: (db) => db.deleteFrom('auditLogs').where('seq', '>', 5).execute(),
    problem: /^Rows 6 to 7 were cut off$/,
  },
  {
    how: 'a cut-off end with the end moved',
    tamper: async (db) => {
      await db.deleteFrom('auditLogs').where('seq', '>', 5).execute()
      await db.updateTable('auditHead').set({ seq: 5 }).execute()
    },
    problem: /^The end of the chain was changed$/,
  },
]

async function swap(db: Db): Promise<void> {
  await db.updateTable('auditLogs').set({ seq: -5 }).where('seq', '=', 5).execute()
  await db.updateTable('auditLogs').set({ seq: 5 }).where('seq', '=', 6).execute()
  await db.updateTable('auditLogs').set({ seq: 6 }).where('seq', '=', -5).execute()
}

test.each(tamperings)('$how is reported', async ({ problem, tamper }) => {
  const app = await appWithHistory()
  await pastTriggers(app.services.database, tamper)
  expect(await verify(app)).toEqual({ whole: false, problem: expect.stringMatching(problem) })
})

test('simultaneous changes form one chain', async () => {
  const app = await newApp()
  const { rest } = await app.admin()
  const invite = (n: number) =>
    rest('POST', '/api/invitations', {
      firstName: 'Elena',
      lastName: 'Marsh',
      email: `person${n}@example.com`,
      role: 'CLIENT',
    })
  await Promise.all(Array.from({ length: 20 }, (_, n) => invite(n)))
  expect(await verify(app)).toEqual({ ...WHOLE, rows: 22 })
})

test('a change that is rolled back leaves no row', async () => {
  const app = await newApp()
  const { email } = await app.client()
  const before = await verify(app)
  const again = app.visitor().trpc.auth.register.mutate({ name: 'Maren Okafor', email, password: PASSWORD })
  await expect(again).rejects.toThrow('An account with this email already exists')
  expect(await verify(app)).toEqual(before)
})

test('a call that the role does not allow is recorded', async () => {
  const app = await newApp()
  const client = await app.client()
  await expect(client.trpc.admin.users.list.query({})).rejects.toThrow('Only administrators may do this')
  const { trpc } = await app.admin()
  const { items } = await trpc.admin.audit.list.query({ action: 'call.refuse' })
  expect(items).toMatchObject([{ actorEmail: client.email, after: { call: 'admin.users.list' } }])
})
