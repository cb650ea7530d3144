// Guards: save-head, watch-head

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import {
  createSystemCtx,
  type HeadFiles,
  isOwnHead,
  recordRefusal,
  replaceAuditHead,
  saveAuditHead,
  verifyAudit,
} from '@tallgrass/core'
import { anId } from '@tallgrass/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { headFiles } from '../../src/audit-head/head-files.ts'
import { headKeeper } from '../../src/audit-head/head-keeper.ts'
import { pastTriggers } from '../support/past-triggers.ts'
import { reusableApp } from '../support/test-app.ts'

const newApp = await reusableApp()

/** A chain of seven rows whose head is saved in files. */
async function chainWithHead() {
  const app = await newApp()
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-heads-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const ctx = createSystemCtx(app.services)
  const files = headFiles(directory)
  const path = join(directory, 'audit-head.json')
  const add = async (rows: number) => {
    for (let n = 0; n < rows; n++) await recordRefusal(ctx, `call ${n}`)
  }
  const { db } = app.services.database
  /** What an attacker with access to only the database can do: delete rows and move the end. */
  async function cutOff(after: number) {
    await pastTriggers(app.services.database, async (trx) => {
      await trx.deleteFrom('auditLogs').where('seq', '>', after).execute()
      const last = trx.selectFrom('auditLogs').select('hash').where('seq', '=', after)
      const hash = (await last.executeTakeFirst())?.hash ?? ''
      await trx.updateTable('auditHead').set({ seq: after, hash }).execute()
    })
  }
  await add(7)
  expect(await saveAuditHead(ctx, files)).toBeUndefined()
  return {
    app,
    add,
    ctx,
    cutOff,
    db,
    directory,
    files,
    path,
    head: () => JSON.parse(readFileSync(path, 'utf8')),
    keep: () => saveAuditHead(ctx, files),
    verify: () => verifyAudit(ctx, files),
  }
}

test('the head is saved signed and readable only by its owner, and matches the chain', async () => {
  const { app, directory, head, path, verify } = await chainWithHead()
  const at = app.clock.now().toISOString()
  expect(head()).toMatchObject({ rows: 7, unchained: 0, hash: expect.stringMatching(/^[0-9a-f]{64}$/), at })
  expect(isOwnHead(app.services.auditKey, head())).toBe(true)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(directory).sort()).toEqual(['audit-head.first.json', 'audit-head.json'])
  expect(await verify()).toMatchObject({ whole: true, rows: 7, unchained: 0, head: { rows: 7, at } })
})

test('the head is rewritten only if it moved', async () => {
  const { add, head, keep, path } = await chainWithHead()
  const { mtimeMs, ino } = statSync(path)
  await keep()
  expect(statSync(path)).toMatchObject({ mtimeMs, ino })
  await add(1)
  await keep()
  expect(head()).toMatchObject({ rows: 8 })
})

describe('missing rows are reported', () => {
  test.each([
    ['a tail', 3, /^Rows 4 to 7 are missing: the head signed on 2026-11-20T09:00:00.000Z covers 7 rows$/],
    ['the last row', 6, /^Row 7 is missing: /],
    ['all rows', 0, /^Rows 1 to 7 are missing: /],
  ])('%s, cut off with the end moved', async (_, after, problem) => {
    const { cutOff, verify } = await chainWithHead()
    await cutOff(after)
    expect(await verify()).toEqual({ whole: false, problem: expect.stringMatching(problem) })
  })

  test('a tail replaced by other rows, and the head is not updated', async () => {
    const { add, cutOff, head, keep, verify } = await chainWithHead()
    await cutOff(5)
    await add(4)
    const problem = expect.stringMatching(/^Row 7 does not match the one signed on 2026-11-20T09:00:00/)
    expect(await keep()).toEqual(problem)
    expect(head()).toMatchObject({ rows: 7 })
    expect(await verify()).toEqual({ whole: false, problem })
  })

  test('rows from before the chain', async () => {
    const { app, db, keep, verify } = await chainWithHead()
    await db.updateTable('auditHead').set({ unchainedRows: 2 }).execute()
    const row = { action: 'user.register', entity: 'user', at: new Date('2025-01-01T00:00:00.000Z') }
    const older = [anId('AuditRow'), anId('AuditRow')].map((id) => ({ ...row, id }))
    await db.insertInto('auditLogs').values(older).execute()
    await keep()
    await pastTriggers(app.services.database, (trx) =>
      trx.deleteFrom('auditLogs').where('seq', 'is', null).execute(),
    )
    await db.updateTable('auditHead').set({ unchainedRows: 0 }).execute()
    expect(await verify()).toMatchObject({ problem: expect.stringMatching(/^2 rows outside the chain are/) })
  })

  test('the end itself', async () => {
    const { db, keep, verify } = await chainWithHead()
    const { seq, hash } = await db.selectFrom('auditHead').select(['seq', 'hash']).executeTakeFirstOrThrow()
    await db.deleteFrom('auditHead').execute()
    const problem = 'The end of the chain is missing'
    expect(await verify()).toEqual({ whole: false, problem })
    expect(await keep()).toBe(problem)
    await db.insertInto('auditHead').values({ seq, hash, unchainedRows: 0 }).execute()
  })
})

describe('a bad head file is reported that', () => {
  const forged = (path: string) => {
    const head = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...head, rows: 3 }))
  }
  test.each([
    ['was forged', forged, 'The file audit-head.json in DATA_DIR is damaged or forged'],
    [
      'was cut',
      (path: string) => writeFileSync(path, '{"rows":'),
      'The file audit-head.json in DATA_DIR is damaged',
    ],
    ['is missing', rmSync, 'The file audit-head.json is missing from DATA_DIR'],
  ])('%s; it is not overwritten until an operator replaces it', async (_, damage, problem) => {
    const { add, ctx, db, files, head, keep, path, verify } = await chainWithHead()
    damage(path)
    const damaged = await files.read()
    await add(1)
    expect(await keep()).toContain(problem)
    expect(await files.read()).toEqual(damaged)
    expect(await verify()).toEqual({ whole: false, problem: expect.stringContaining(problem) })

    await replaceAuditHead(ctx, files)
    expect(head()).toMatchObject({ rows: 9 })
    expect(await verify()).toMatchObject({ whole: true, rows: 9 })
    const recorded = db.selectFrom('auditLogs').select('before').where('action', '=', 'audit-head.replace')
    expect(await recorded.execute()).toMatchObject([
      { before: { problem: expect.stringContaining(problem) } },
    ])
  })

  test('was signed by another installation', async () => {
    const { app, files, verify } = await chainWithHead()
    const other = createSystemCtx({ ...app.services, auditKey: Buffer.alloc(32, 1) })
    expect(await saveAuditHead(other, files)).toContain('does not match')
    expect(await verify()).toMatchObject({ whole: true })
  })
})

test('without a saved head, the chain still verifies', async () => {
  const { ctx, directory, verify } = await chainWithHead()
  for (const name of readdirSync(directory)) rmSync(join(directory, name))
  expect(await verify()).toMatchObject({ whole: true, rows: 7, unchained: 0, head: null })
  await saveAuditHead(ctx, headFiles(directory))
  expect(await verify()).toMatchObject({ head: { rows: 7 } })
})

test('with several writers, an earlier head never replaces a later one', async () => {
  const { add, ctx, files, head, verify } = await chainWithHead()
  const written: number[] = []
  const watched: HeadFiles = {
    read: files.read,
    async write(texts) {
      const { rows } = JSON.parse(texts.latest)
      // Some writes take longer than later ones.
      for (let turn = (rows * 37) % 100; turn > 0; turn--) await setImmediate()
      written.push(rows)
      await files.write(texts)
    },
  }
  const change = async () => {
    for (let n = 0; n < 10; n++) {
      await add(1)
      expect(await saveAuditHead(ctx, watched)).toBeUndefined()
    }
  }
  const verdicts = Promise.all(Array.from({ length: 5 }, verify))
  await Promise.all([change(), change(), change()])
  expect(written).toEqual(written.toSorted((a, b) => a - b))
  expect(head()).toMatchObject({ rows: 37 })
  for (const verdict of await verdicts) expect(verdict).toMatchObject({ whole: true })
})

test('while a process runs, a head that moved is saved within a minute', async () => {
  const { add, ctx, files, head } = await chainWithHead()
  const keeper = headKeeper(ctx, files, () => {})
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  keeper.start()
  await keeper.keep()
  await add(1)
  expect(head()).toMatchObject({ rows: 7 })
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(() => expect(head()).toMatchObject({ rows: 8 }))
  await keeper.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a broken chain is a fault on the system card until an operator replaces the head', async () => {
  const { app, ctx, cutOff, files } = await chainWithHead()
  const { trpc } = await app.admin()
  const keeper = headKeeper(ctx, files, () => {})
  async function checkAgain() {
    await keeper.keep()
    const { facts } = (await trpc.admin.dashboard.get.query()).health
    return facts.find(({ subject }) => subject === 'Audit log')
  }
  expect(await checkAgain()).toMatchObject({ state: 'good' })
  await cutOff(3)
  const broken = {
    state: 'fault',
    text: expect.stringMatching(/^The audit chain is broken. Reason: Rows 4 to \d+ are missing/),
    advice: expect.stringContaining('npm run audit:verify'),
    since: app.clock.now().toISOString(),
  }
  expect(await checkAgain()).toMatchObject(broken)
  app.clock.advance({ minutes: 5 })
  expect(await checkAgain()).toMatchObject(broken)
  await replaceAuditHead(ctx, files)
  expect(await checkAgain()).toMatchObject({ state: 'good' })
})

test('a failure to write the head is reported once, and the process keeps running', async () => {
  const { add, ctx, files, path } = await chainWithHead()
  const warnings: string[] = []
  const keeper = headKeeper(ctx, files, (sentence) => warnings.push(sentence))
  rmSync(path)
  await add(1)
  await keeper.keep()
  await keeper.keep()
  expect(warnings).toEqual([
    expect.stringMatching(/^The audit head could not be written: The file audit-head.json is missing/),
  ])
  const full: HeadFiles = { read: files.read, write: () => Promise.reject(new Error('ENOSPC: no space')) }
  await replaceAuditHead(ctx, files)
  await add(1)
  const other = headKeeper(ctx, full, (sentence) => warnings.push(sentence))
  await other.stop()
  expect(warnings[1]).toBe('The audit head could not be written: ENOSPC: no space')
})
