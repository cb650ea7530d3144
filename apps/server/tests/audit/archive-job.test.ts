// Guards: archive-audit-segments

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AuditArchive,
  createSystemCtx,
  jobHandlers,
  recordRefusal,
  sealAuditSegments,
  verifyAudit,
} from '@tallgrass/core'
import { expect, onTestFinished, test } from 'vitest'
import { folderArchive } from '../../src/audit-archive.ts'
import { reusableApp } from '../support/test-app.ts'

const newApp = await reusableApp()

/** Ten rows in two sealed segments, and the folder beside them. */
async function twoSegments() {
  const { clock, services } = await newApp()
  const ctx = createSystemCtx(services)
  for (let n = 0; n < 10; n++) await recordRefusal(ctx, `call ${n}`)
  await sealAuditSegments(ctx, { rows: 5 })
  const base = mkdtempSync(join(tmpdir(), 'tallgrass-archive-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const directory = join(base, 'audit')
  const archive = (auditArchive: AuditArchive | undefined = folderArchive({ directory, days: 365 })) =>
    jobHandlers['archive-audit-segments'](createSystemCtx({ ...services, auditArchive }), {})
  return { archive, clock, ctx, directory, services }
}

test('segments are moved into the folder of the operator once they are old, and the chain stays whole', async () => {
  const { archive, clock, ctx, directory } = await twoSegments()
  mkdirSync(directory)
  clock.advance({ days: 364 })
  expect(await archive()).toEqual({ segments: 0 })
  clock.advance({ days: 2 })
  expect(await archive()).toEqual({ segments: 2 })
  expect(readdirSync(directory)).toEqual(['audit-segment-000001.jsonl', 'audit-segment-000002.jsonl'])
  expect(await verifyAudit(ctx)).toMatchObject({ whole: true, archived: 10 })
})

test('nothing is moved unless the operator names a folder', async () => {
  const { clock, ctx, services } = await twoSegments()
  clock.advance({ days: 5000 })
  const job = jobHandlers['archive-audit-segments'](createSystemCtx(services), {})
  expect(await job).toEqual({ segments: 0 })
  expect(await verifyAudit(ctx)).toMatchObject({ whole: true, archived: 0 })
})

test('refuses a folder that is not there, such as one of a disk that is not mounted, and moves nothing', async () => {
  const { archive, clock, ctx, directory } = await twoSegments()
  clock.advance({ days: 366 })
  await expect(archive()).rejects.toMatchObject({
    code: 'NOT_READY',
    message: `There is no folder ${directory} for segments of the audit log. Create it, or mount its disk.`,
  })
  expect(await verifyAudit(ctx)).toMatchObject({ whole: true, archived: 0 })
})
