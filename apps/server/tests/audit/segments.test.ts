// Guards: seal-audit-segments, archive-audit-segment

import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  archiveAuditSegment,
  createSystemCtx,
  eraseAuditFields,
  recordRefusal,
  type SegmentFile,
  saveAuditHead,
  sealAuditSegments,
  verifyAudit,
} from '@tallgrass/core'
import type { Db } from '@tallgrass/db'
import { auditFields } from '@tallgrass/domain'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { performCommand } from '../../src/commands/perform-command.ts'
import { addOlderRows } from '../support/older-rows.ts'
import { pastTriggers } from '../support/past-triggers.ts'
import { reusableApp } from '../support/test-app.ts'

const newApp = await reusableApp()

const LATER = new Date('2100-01-01T00:00:00Z')

/** Twelve rows and the rows that record their sealing, in segments of five rows. */
async function sealedChain() {
  const app = await newApp()
  const ctx = createSystemCtx(app.services)
  const { database } = app.services
  const { db } = database
  const add = async (rows: number) => {
    for (let n = 0; n < rows; n++) await recordRefusal(ctx, `call ${n}`)
  }
  const older = await addOlderRows(app.services, 2)
  await add(10)
  const seal = () => sealAuditSegments(ctx, { rows: 5 })
  await seal()
  const files: SegmentFile[] = []
  return {
    add,
    app,
    ctx,
    database,
    db,
    files,
    older,
    seal,
    archive: (sealedBefore = LATER) =>
      archiveAuditSegment(ctx, { sealedBefore, write: async (file) => void files.push(file) }),
    segments: () => db.selectFrom('auditSegments').selectAll().orderBy('number').execute(),
    tamper: (work: (db: Db) => Promise<unknown>) => pastTriggers(database, work),
    verify: () => verifyAudit(ctx),
  }
}

describe('sealing', () => {
  test('covers each full run of rows once, and each segment links to the previous one', async () => {
    const { add, db, seal, segments, verify } = await sealedChain()
    expect(await segments()).toMatchObject([
      { number: 1, firstSeq: 1, lastSeq: 5, previousHash: '' },
      { number: 2, firstSeq: 6, lastSeq: 10, previousHash: (await segments())[0]?.hash },
    ])
    await seal()
    expect(await segments()).toHaveLength(2)
    const recorded = db
      .selectFrom('auditLogs')
      .select(['entityId', 'after'])
      .where('action', '=', 'audit.seal')
    expect(await recorded.orderBy('seq').execute()).toMatchObject([
      { entityId: (await segments())[0]?.id, after: { number: 1, firstRow: 1, lastRow: 5 } },
      { after: { number: 2, firstRow: 6, lastRow: 10 } },
    ])
    await add(1)
    await seal()
    expect(await segments()).toHaveLength(3)
    expect(await verify()).toMatchObject({ whole: true, rows: 16, archived: 0 })
  })

  test('is refused if the chain is broken, and the row is reported', async () => {
    const { add, seal, segments, tamper } = await sealedChain()
    await add(5)
    await tamper((db) =>
      db.updateTable('auditLogs').set({ action: 'user.nothing' }).where('seq', '=', 13).execute(),
    )
    const message = expect.stringMatching(/^The audit chain cannot be sealed\. Row 13 .* was changed/)
    await expect(seal()).rejects.toMatchObject({ code: 'CONFLICT', message })
    expect(await segments()).toHaveLength(2)
  })

  test('by several processes during writes creates one sequence of segments', async () => {
    const { add, seal, segments, verify } = await sealedChain()
    const verdicts = Promise.all([verify(), verify()])
    await Promise.all([seal(), add(6), seal(), add(6), seal()])
    await seal()
    for (const verdict of await verdicts) expect(verdict).toMatchObject({ whole: true })
    const numbers = (await segments()).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, n) => n + 1))
    expect(numbers.length).toBeGreaterThanOrEqual(4)
    expect(await verify()).toMatchObject({ whole: true })
  })
})

describe('verification reports', () => {
  const tamperings: [name: string, tamper: (db: Db) => Promise<unknown>, problem: RegExp][] = [
    [
      'a removed segment',
      (db) => db.deleteFrom('auditSegments').where('number', '=', 1).execute(),
      /^Segment 1 is missing$/,
    ],
    [
      'a removed last segment',
      (db) => db.deleteFrom('auditSegments').where('number', '=', 2).execute(),
      /^Segment 2, sealed by row 14, is missing$/,
    ],
    [
      'two swapped segments',
      async (db) => {
        await db.updateTable('auditSegments').set({ number: 9 }).where('number', '=', 1).execute()
        await db.updateTable('auditSegments').set({ number: 1 }).where('number', '=', 2).execute()
        await db.updateTable('auditSegments').set({ number: 2 }).where('number', '=', 9).execute()
      },
      /^Segment 1 was changed or forged$/,
    ],
    [
      'a forged end',
      (db) =>
        db
          .updateTable('auditSegments')
          .set({ hash: 'f'.repeat(64) })
          .where('number', '=', 2)
          .execute(),
      /^Segment 2 was changed or forged$/,
    ],
    [
      'a segment falsely marked as archived, with its rows deleted',
      async (db) => {
        await db.deleteFrom('auditLogs').where('seq', '<=', 5).execute()
        const archive = { archivedAt: LATER, archiveSha256: 'f'.repeat(64), archiveSignature: 'f'.repeat(86) }
        await db.updateTable('auditSegments').set(archive).where('number', '=', 1).execute()
      },
      /^Segment 1 is marked as archived without a valid signature$/,
    ],
    [
      'deleted last rows with the head moved',
      async (db) => {
        await db.deleteFrom('auditLogs').where('seq', '>', 8).execute()
        const hash = db
          .selectFrom('auditLogs')
          .select('hash')
          .where('seq', '=', 8)
          .$castTo<{ hash: string }>()
        await db.updateTable('auditHead').set({ seq: 8, hash }).execute()
      },
      /^Rows 9 to 10 were cut off$/,
    ],
  ]
  test.each(tamperings)('%s', async (_, tamper, problem) => {
    const { tamper: change, verify } = await sealedChain()
    await change(tamper)
    expect(await verify()).toEqual({ whole: false, problem: expect.stringMatching(problem) })
  })
})

test('deleted last rows that were replaced by other rows are reported', async () => {
  const { add, tamper, verify } = await sealedChain()
  await tamper(async (db) => {
    await db.deleteFrom('auditLogs').where('seq', '>', 7).execute()
    const hash = db.selectFrom('auditLogs').select('hash').where('seq', '=', 7).$castTo<{ hash: string }>()
    await db.updateTable('auditHead').set({ seq: 7, hash }).execute()
  })
  await add(9)
  const problem = 'Row 10 does not match the end of segment 2'
  expect(await verify()).toEqual({ whole: false, problem })
})

describe('archiving', () => {
  test('during an erasure never archives the erased value', async () => {
    const { archive, ctx, files, older, verify } = await sealedChain()
    const erase = eraseAuditFields(ctx, { ids: older, fields: ['ip'], reason: 'Asked for' })
    const [erased] = await Promise.allSettled([erase, archive()])
    const isArchived = files[0]?.content.includes('203.0.113.7')
    expect(isArchived).toBe(erased.status === 'rejected')
    if (erased.status === 'rejected') expect(erased.reason).toMatchObject({ code: 'NOT_FOUND' })
    expect(await verify()).toMatchObject({ whole: true, archived: 5 })
  })

  test('moves the oldest rows into a file, and the remaining rows verify', async () => {
    const { add, archive, db, files, segments, verify } = await sealedChain()
    expect(await archive()).toBe(1)
    expect(await verify()).toMatchObject({ whole: true, rows: 15, archived: 5 })
    expect(await archive()).toBe(2)
    expect(await archive()).toBeUndefined()
    await add(1)
    expect(await verify()).toMatchObject({ whole: true, rows: 17, archived: 10 })
    const remaining = db.selectFrom('auditLogs').select('seq').orderBy('seq').limit(1)
    expect(await remaining.executeTakeFirstOrThrow()).toEqual({ seq: 11 })

    expect(files.map(({ name }) => name)).toEqual([
      'audit-segment-000001.jsonl',
      'audit-segment-000002.jsonl',
    ])
    const content = files[0]?.content ?? Buffer.of()
    const [head, ...rows] = content
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(head).toMatchObject({
      format: 'tallgrass-audit-segment/1',
      number: 1,
      signature: expect.any(String),
    })
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
    expect(rows[2]).toMatchObject({ action: 'call.refuse', salts: { after: expect.any(String) } })
    const [first] = await segments()
    expect(first).toMatchObject({ archiveSha256: hash('sha256', content) })
    const recorded = db
      .selectFrom('auditLogs')
      .select(['entityId', 'after'])
      .where('action', '=', 'audit.archive')
    expect(await recorded.orderBy('seq').limit(1).execute()).toMatchObject([
      { entityId: first?.id, after: { number: 1, sha256: first?.archiveSha256 } },
    ])
  })

  test('by the command writes a file for each segment, readable only by its owner', async () => {
    const { app, verify } = await sealedChain()
    const directory = join(mkdtempSync(join(tmpdir(), 'tallgrass-archive-')), 'audit')
    onTestFinished(() => rmSync(dirname(directory), { recursive: true }))
    const heads = { read: async () => ({ first: null, latest: null }), async write() {} }
    const run = (days: number) =>
      performCommand({ services: app.services, heads }, { name: 'audit:archive', input: { directory, days } })
    expect(await run(1)).toMatchObject({
      exitCode: 0,
      stdout: 'Nothing was archived: no sealed segment is that old.\n',
    })
    app.clock.advance({ hours: 25 })
    const stdout = `2 segments of the audit log moved to ${directory}.\n`
    expect(await run(1)).toMatchObject({ exitCode: 0, stdout })
    expect(readdirSync(directory).sort()).toEqual([
      'audit-segment-000001.jsonl',
      'audit-segment-000002.jsonl',
    ])
    expect(statSync(join(directory, 'audit-segment-000001.jsonl')).mode & 0o777).toBe(0o600)
    expect(await verify()).toMatchObject({ whole: true, archived: 10 })
  })

  test('does not allow a forged end right after the archive', async () => {
    const { archive, tamper, verify } = await sealedChain()
    await archive()
    await archive()
    await tamper(async (db) => {
      await db.deleteFrom('auditLogs').execute()
      await db
        .updateTable('auditHead')
        .set({ seq: 10, hash: 'f'.repeat(64) })
        .execute()
    })
    expect(await verify()).toEqual({ whole: false, problem: 'The end of the chain was changed' })
  })

  test('moves only segments that were sealed long enough ago', async () => {
    const { app, archive, files } = await sealedChain()
    expect(await archive(app.clock.now())).toBeUndefined()
    expect(files).toEqual([])
  })

  test('keeps the saved head comparable and the remaining rows erasable', async () => {
    const { add, archive, ctx, db, older, seal, verify } = await sealedChain()
    let latest: string | null = null
    const heads = {
      read: async () => ({ first: latest, latest }),
      write: async (texts: { latest: string }) => {
        latest = texts.latest
      },
    }
    await eraseAuditFields(ctx, { ids: older, fields: ['ip'], reason: 'Asked for' })
    await saveAuditHead(ctx, heads)
    await add(5)
    await seal()
    for (let n = 1; n <= 4; n++) expect(await archive()).toBe(n)
    expect(await verifyAudit(ctx, heads)).toMatchObject({ whole: true, archived: 20, head: { rows: 15 } })
    const next = await db.selectFrom('auditLogs').select('id').where('seq', '=', 21).executeTakeFirstOrThrow()
    await eraseAuditFields(ctx, { ids: [next.id], fields: auditFields, reason: 'Asked for' })
    expect(await saveAuditHead(ctx, heads)).toBeUndefined()
    expect(await verify()).toMatchObject({ whole: true, erased: 1 })
  })

  test('is refused for invalid rows, and changes nothing if the file cannot be written', async () => {
    const { archive, ctx, segments, tamper, verify } = await sealedChain()
    const write = () => Promise.reject(new Error('ENOSPC: no space'))
    await expect(archiveAuditSegment(ctx, { sealedBefore: LATER, write })).rejects.toThrow('ENOSPC')
    expect(await verify()).toMatchObject({ whole: true, archived: 0 })
    await tamper((db) => db.updateTable('auditLogs').set({ entity: 'other' }).where('seq', '=', 4).execute())
    const message = expect.stringMatching(/^The audit chain cannot be archived\. Row 4 .* was changed/)
    await expect(archive()).rejects.toMatchObject({ code: 'CONFLICT', message })
    expect(await segments()).toMatchObject([{ archivedAt: null }, { archivedAt: null }])
  })

  test('is the only way to delete a row, and a sealed segment cannot change', async () => {
    const { archive, db } = await sealedChain()
    await archive()
    const refusal = /rows of audit_\w+ are only ever added/
    await expect(sql`delete from audit_logs where seq = 6`.execute(db)).rejects.toThrow(refusal)
    await expect(sql`delete from audit_segments`.execute(db)).rejects.toThrow(refusal)
    await expect(sql`update audit_segments set hash = '' where number = 2`.execute(db)).rejects.toThrow(
      refusal,
    )
    await expect(
      sql`update audit_segments set archived_at = now() where number = 1`.execute(db),
    ).rejects.toThrow(refusal)
  })
})
