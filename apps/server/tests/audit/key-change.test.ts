// Guards: record-key-change, seal-audit-segments, archive-audit-segment

import {
  archiveAuditSegment,
  createSystemCtx,
  recordKeyChange,
  recordRefusal,
  type SegmentFile,
  sealAuditSegments,
  verifyAudit,
  watchAuditHead,
} from '@tallgrass/core'
import { expect, test } from 'vitest'
import { pastTriggers } from '../support/past-triggers.ts'
import { reusableApp } from '../support/test-app.ts'

const newApp = await reusableApp()
const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)]

/** A chain of seven rows, five of them in a sealed segment; and the same site with other keys. */
async function chainOfOtherKeys() {
  const { services } = await newApp()
  const before = createSystemCtx(services)
  for (let n = 0; n < 6; n++) await recordRefusal(before, `call ${n}`)
  await sealAuditSegments(before, { rows: 5 })
  const ctx = createSystemCtx({ ...services, auditKey: Buffer.alloc(32, 1), headWatch: { last: null } })
  const texts: { first: string | null; latest: string | null } = { first: null, latest: null }
  const files = {
    read: async () => texts,
    write: async (written: { first?: string; latest: string }) => void Object.assign(texts, written),
  }
  const watch = async () => {
    await watchAuditHead(ctx, files)
    return ctx.headWatch.last
  }
  return { before, ctx, watch, database: services.database }
}

test('rows of lost keys are named, and those after them are verified', async () => {
  const { ctx, database, watch } = await chainOfOtherKeys()
  const problem = expect.stringMatching(/^(Segment 1 was changed or forged|Row 1 .* was changed)/)
  expect(await verifyAudit(ctx)).toEqual({ whole: false, problem })
  expect(await watch()).toMatchObject({
    state: 'BROKEN',
    reason: expect.stringMatching(/^Row 1 .* was changed/),
  })

  await recordKeyChange(ctx, { keys: NEW, lost: OLD })
  await recordRefusal(ctx, 'another call')
  const otherKeys = { rows: 7, keys: OLD.slice(0, 16), at: expect.any(String) }
  expect(await verifyAudit(ctx)).toMatchObject({ whole: true, rows: 9, otherKeys })
  expect(await watch()).toMatchObject({ state: 'SAVED', otherKeys })

  await pastTriggers(database, (trx) =>
    trx.updateTable('auditLogs').set({ action: 'user.nothing' }).where('seq', '=', 9).execute(),
  )
  const changed = expect.stringMatching(/^Row 9 .* was changed/)
  expect(await verifyAudit(ctx)).toEqual({ whole: false, problem: changed })
})

test('sealing goes on after a change of keys', async () => {
  const { ctx, database } = await chainOfOtherKeys()
  const seal = () => sealAuditSegments(ctx, { rows: 5 })
  await expect(seal()).rejects.toThrow('Segment 1 was changed or forged')

  await recordKeyChange(ctx, { keys: NEW, lost: OLD })
  for (let n = 0; n < 9; n++) await recordRefusal(ctx, `later call ${n}`)
  await seal()
  const segments = () => database.db.selectFrom('auditSegments').select('lastSeq').orderBy('number').execute()
  expect(await segments()).toEqual([{ lastSeq: 5 }, { lastSeq: 10 }, { lastSeq: 15 }])
  expect(await verifyAudit(ctx)).toMatchObject({ whole: true, otherKeys: { rows: 7 } })

  await pastTriggers(database, (trx) =>
    trx.updateTable('auditSegments').set({ signature: 'forged' }).where('number', '=', 2).execute(),
  )
  expect(await verifyAudit(ctx)).toEqual({ whole: false, problem: 'Segment 2 was changed or forged' })
})

test('refuses to seal rows after a change of keys that were changed, or rows before it that are missing', async () => {
  const { ctx, database } = await chainOfOtherKeys()
  await recordKeyChange(ctx, { keys: NEW, lost: OLD })
  for (let n = 0; n < 9; n++) await recordRefusal(ctx, `later call ${n}`)
  const seal = () => sealAuditSegments(ctx, { rows: 5 })
  await pastTriggers(database, (trx) =>
    trx.updateTable('auditLogs').set({ action: 'user.nothing' }).where('seq', '=', 9).execute(),
  )
  await expect(seal()).rejects.toThrow(/Row 9 .* was changed/)
  await pastTriggers(database, (trx) => trx.deleteFrom('auditLogs').where('seq', '=', 6).execute())
  await expect(seal()).rejects.toThrow('Row 6 is missing')
})

test('segments from before a change of keys are archived, the one that records it stays', async () => {
  const { ctx } = await chainOfOtherKeys()
  await recordKeyChange(ctx, { keys: NEW, lost: OLD })
  for (let n = 0; n < 9; n++) await recordRefusal(ctx, `later call ${n}`)
  await sealAuditSegments(ctx, { rows: 5 })
  const files: SegmentFile[] = []
  const archive = () =>
    archiveAuditSegment(ctx, {
      sealedBefore: new Date('2100-01-01T00:00:00Z'),
      write: async (file) => void files.push(file),
    })
  expect(await archive()).toBe(1)
  expect(files[0]?.content.toString().trim().split('\n')).toHaveLength(6)
  await expect(archive()).rejects.toThrow('Segment 2 says which keys were lost')
  expect(await verifyAudit(ctx)).toMatchObject({ whole: true, archived: 5, otherKeys: { rows: 7 } })
})

test('refuses to give up rows that the keys in use have written', async () => {
  const { before } = await chainOfOtherKeys()
  await recordKeyChange(before, { keys: OLD, lost: undefined })
  expect(await verifyAudit(before)).toMatchObject({ whole: true, rows: 7 })
  expect(await verifyAudit(before)).not.toHaveProperty('otherKeys')
})

test('a change of keys that was forged in the database counts as none', async () => {
  const { before, database } = await chainOfOtherKeys()
  await pastTriggers(database, (trx) =>
    trx.updateTable('auditLogs').set({ action: 'audit-keys.replace' }).where('seq', '=', 6).execute(),
  )
  const problem = expect.stringMatching(/^Row 6 .* was changed/)
  expect(await verifyAudit(before)).toEqual({ whole: false, problem })
})
