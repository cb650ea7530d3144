// Guards: erase-audit-fields

import { hash } from 'node:crypto'
import { createSystemCtx, eraseAuditFields, recordRefusal, verifyAudit } from '@tallgrass/core'
import type { Db } from '@tallgrass/db'
import { type AuditField, type AuditRowId, type AuditTexts, auditFields } from '@tallgrass/domain'
import { anId } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { addOlderRows } from '../support/older-rows.ts'
import { pastTriggers } from '../support/past-triggers.ts'
import { present } from '../support/present.ts'
import { reusableApp } from '../support/test-app.ts'

const newApp = await reusableApp()

/** Two rows with personal data of a client, and two older rows. */
async function chainWithPeople() {
  const app = await newApp()
  const { database } = app.services
  const { db } = database
  const older = await addOlderRows(app.services, 2)
  const ctx = createSystemCtx(app.services)
  await app.client()
  await recordRefusal(ctx, 'a call')
  const recent = await db
    .selectFrom('auditLogs')
    .select('id')
    .where('salts', 'is not', null)
    .where('ip', 'is not', null)
    .orderBy('seq')
    .execute()
  return {
    app,
    ctx,
    database,
    db,
    older,
    recent: recent.map(({ id }) => id),
    erase: (ids: AuditRowId[], fields: readonly AuditField[] = auditFields) =>
      eraseAuditFields(ctx, { ids, fields, reason: 'Asked for by the person' }),
    verify: () => verifyAudit(ctx),
    tamper: (work: (db: Db) => Promise<unknown>) => pastTriggers(database, work),
    rowOf: (id: AuditRowId | undefined) =>
      db.selectFrom('auditLogs').selectAll().where('id', '=', present(id)).executeTakeFirstOrThrow(),
  }
}

describe('a row', () => {
  test('has a separate salt for each of its values', async () => {
    const { recent, rowOf } = await chainWithPeople()
    const { before, ip, salts } = await rowOf(recent[0])
    expect([before, ip]).toEqual([null, expect.any(String)])
    expect(Object.keys(salts ?? {}).sort()).toEqual(['after', 'ip', 'userAgent'])
    expect(new Set(Object.values(salts ?? {})).size).toBe(3)
    for (const salt of Object.values(salts ?? {})) expect(salt).toMatch(/^[0-9a-f]{32}$/)
  })

  test('with erased values is still valid, with their digests and without their salts', async () => {
    const { db, erase, recent, rowOf, verify } = await chainWithPeople()
    expect(await erase(recent.slice(0, 2), ['ip', 'after'])).toEqual({ rows: 2 })
    const row = await rowOf(recent[0])
    expect(row).toMatchObject({ after: null, ip: null, userAgent: expect.any(String) })
    expect(row.salts).toEqual({ userAgent: expect.any(String) })
    expect(row.digests).toEqual({ after: expect.stringMatching(/^[0-9a-f]{64}$/), ip: expect.any(String) })
    expect(await verify()).toEqual({
      whole: true,
      rows: 6,
      unchained: 0,
      archived: 0,
      erased: 2,
      tombstones: [],
    })
    const recorded = db
      .selectFrom('auditLogs')
      .select(['after', 'actorKind'])
      .where('action', '=', 'audit.erase')
    expect(await recorded.execute()).toEqual([
      {
        actorKind: 'command',
        after: { rows: 2, fields: 'ip, after', reason: 'Asked for by the person' },
      },
    ])
  })

  test('from before salts existed leaves a tombstone that is listed', async () => {
    const { erase, older, rowOf, verify } = await chainWithPeople()
    expect(await erase(older.slice(0, 1), ['ip'])).toEqual({ rows: 1 })
    expect(await erase(older, ['after', 'ip'])).toEqual({ rows: 2 })
    expect(await rowOf(older[0])).toMatchObject({ after: null, ip: null, salts: null, digests: null })
    expect(await verify()).toMatchObject({ whole: true, rows: 7, erased: 2, tombstones: [1, 2] })
  })

  test('is erased once: a second time changes and records nothing', async () => {
    const { erase, recent, verify } = await chainWithPeople()
    await erase(recent)
    const after = await verify()
    expect(await erase(recent)).toEqual({ rows: 0 })
    expect(await verify()).toEqual(after)
  })

  test('outside the chain is erased too', async () => {
    const { db, erase, rowOf, verify } = await chainWithPeople()
    const id = anId('AuditRow')
    const at = new Date('2025-01-01T00:00:00.000Z')
    const row = { id, action: 'user.register', entity: 'user', ip: '203.0.113.7', at }
    await db.insertInto('auditLogs').values(row).execute()
    await db.updateTable('auditHead').set({ unchainedRows: 1 }).execute()
    expect(await erase([id])).toEqual({ rows: 1 })
    expect(await rowOf(id)).toMatchObject({ action: 'user.register', ip: null })
    expect(await verify()).toMatchObject({ whole: true, unchained: 1 })
  })
})

describe('erasing is refused', () => {
  test('for an unknown row, and then nothing is erased', async () => {
    const { erase, recent, verify } = await chainWithPeople()
    const before = await verify()
    await expect(erase([...recent, anId('AuditRow')])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await verify()).toEqual(before)
  })

  test.each(['older', 'recent'] as const)(
    'for one of the %s rows after it was tampered with',
    async (which) => {
      const { [which]: ids, erase, tamper, verify } = await chainWithPeople()
      const id = present(ids[0])
      await tamper((db) =>
        db.updateTable('auditLogs').set({ ip: '198.51.100.1' }).where('id', '=', id).execute(),
      )
      await expect(erase([id])).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await verify()).toMatchObject({
        problem: expect.stringMatching(/was changed, inserted or moved$/),
      })
    },
  )
})

describe('the table refuses', () => {
  const changes: [name: string, change: (db: Db, id: AuditRowId) => Promise<unknown>][] = [
    ['to clear a value', (db, id) => set(db, id, { ip: null })],
    [
      'to clear a value and its salt',
      (db, id) => set(db, id, { ip: null, after: null, userAgent: null, salts: {} }),
    ],
    ['to change a value', (db, id) => set(db, id, { ip: '198.51.100.1' })],
    ['to change the action', (db, id) => set(db, id, { action: 'user.nothing' })],
    ['to delete a row', (db, id) => db.deleteFrom('auditLogs').where('id', '=', id).execute()],
  ]
  test.each(changes)('%s', async (_, change) => {
    const { db, older, recent, verify } = await chainWithPeople()
    const before = await verify()
    for (const id of [older[0], recent[0]]) {
      await expect(change(db, present(id))).rejects.toThrow('rows of audit_logs are only ever added')
    }
    expect(await verify()).toEqual(before)
  })

  test('to restore erased values, or to clear more than the tombstone covers', async () => {
    const { db, erase, older, recent } = await chainWithPeople()
    await erase([...older, ...recent], ['ip'])
    for (const id of [present(older[0]), present(recent[0])]) {
      await expect(set(db, id, { ip: '198.51.100.1' })).rejects.toThrow('only ever added')
      await expect(set(db, id, { userAgent: null })).rejects.toThrow('only ever added')
    }
  })
})

describe('verification reports', () => {
  test.each(['ip', 'after', 'userAgent'] as const)('a changed %s next to its salt', async (field) => {
    const { recent, tamper, verify } = await chainWithPeople()
    const value = field === 'after' ? { email: 'other@example.com' } : 'other'
    await tamper((db) => set(db, present(recent[0]), { [field]: value }))
    expect(await verify()).toMatchObject({
      problem: expect.stringMatching(/^Row 3 .* was changed, inserted/),
    })
  })

  test('a value in place of an erased one', async () => {
    const { erase, older, recent, rowOf, tamper, verify } = await chainWithPeople()
    await erase([...older, ...recent], ['ip'])
    const salts = { ...(await rowOf(recent[0])).salts, ip: '0'.repeat(32) }
    await tamper((db) => set(db, present(recent[0]), { ip: '198.51.100.1', salts }))
    expect(await verify()).toMatchObject({
      problem: expect.stringMatching(/^Row 3 .* was changed, or its tombstone/),
    })
    await tamper((db) => set(db, present(older[0]), { ip: '198.51.100.1' }))
    expect(await verify()).toMatchObject({
      problem: expect.stringMatching(/^Row 1 .* was changed, or its tombstone/),
    })
  })

  test('a value cleared without a tombstone', async () => {
    const { erase, recent, tamper, verify } = await chainWithPeople()
    await erase(recent.slice(0, 1), ['ip'])
    await tamper((db) => db.deleteFrom('auditTombstones').execute())
    const problem = expect.stringMatching(/^Row 3 .* lost its address without a tombstone$/)
    expect(await verify()).toEqual({ whole: false, problem })
  })

  test.each(['older', 'recent'] as const)('a forged tombstone of one of the %s rows', async (which) => {
    const { [which]: ids, erase, rowOf, tamper, verify } = await chainWithPeople()
    const [erased, other] = [present(ids[0]), present(ids[1])]
    await erase([erased], ['ip'])
    const cleared = clearedAddress(await rowOf(other))
    await tamper(async (db) => {
      const tombstone = db.selectFrom('auditTombstones').selectAll()
      const { at, fields, signature } = await tombstone.executeTakeFirstOrThrow()
      await db.insertInto('auditTombstones').values({ id: other, at, fields, signature }).execute()
      await set(db, other, { ip: null, ...cleared })
    })
    const row = which === 'older' ? 2 : 4
    const problem = expect.stringMatching(
      new RegExp(`^Row ${row} .* was changed, or its tombstone is forged$`),
    )
    expect(await verify()).toEqual({ whole: false, problem })
  })

  test('any other change to a row with a tombstone', async () => {
    const { erase, older, tamper, verify } = await chainWithPeople()
    await erase(older, ['ip', 'after'])
    await tamper((db) => set(db, present(older[1]), { action: 'user.nothing' }))
    expect(await verify()).toMatchObject({
      problem: expect.stringMatching(/^Row 2 \(user\.nothing.* was changed/),
    })
  })
})

test('simultaneous erasures and writes leave one intact chain', async () => {
  const { ctx, erase, older, recent, verify } = await chainWithPeople()
  const ids = [...older, ...recent]
  const writing = Array.from({ length: 10 }, (_, n) => recordRefusal(ctx, `call ${n}`))
  const verdicts = Promise.all(Array.from({ length: 3 }, verify))
  await Promise.all([
    erase(ids, ['ip']),
    erase(ids.toReversed(), ['userAgent', 'ip']),
    erase(ids),
    ...writing,
  ])
  for (const verdict of await verdicts) expect(verdict).toMatchObject({ whole: true })
  expect(await verify()).toMatchObject({ whole: true, erased: 4, tombstones: [1, 2] })
})

/** The columns of a row after the verb erased its IP address. */
function clearedAddress({ ip, salts }: { ip: string | null; salts: AuditTexts | null }) {
  if (!salts) return {}
  const { ip: salt, ...left } = salts
  return { salts: left, digests: { ip: hash('sha256', salt + JSON.stringify(ip)) } }
}

function set(db: Db, id: AuditRowId, values: object) {
  return db.updateTable('auditLogs').set(values).where('id', '=', id).execute()
}
