// Guards: delete-orphaned-contents

import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localFiles } from '@tallgrass/adapters'
import { createSystemCtx, type FilePlace, jobHandlers, type UnfinishedUpload } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { aFile, aProject, aRestore } from '@tallgrass/testing'
import { expect, onTestFinished, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { plainPasswords, reusableApp } from '../support/test-app.ts'

const newApp = await reusableApp({ replace: () => ({ passwords: plainPasswords }) })

/** An installation whose folder holds some contents, all of them old. */
async function anInstallation(replace: Partial<FilePlace> = {}) {
  const app = await newApp()
  const { clock, services } = app
  const { db } = services.database
  const { id: uploadedBy } = await givenClient(app)
  const { id: projectId } = await aProject(db, uploadedBy, { status: 'ACTIVE' })
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-files-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const place: FilePlace = { ...localFiles({ directory }), ...replace }
  const keep = (name: string, at = clock.now()) => {
    writeFileSync(join(directory, name), 'content')
    utimesSync(join(directory, name), at, at)
    return name
  }
  return {
    clock,
    db,
    directory,
    keep,
    removedBy: uploadedBy,
    newContent: () => newId('StoredFile', clock.now()),
    async aKeptFile(values: Partial<Parameters<typeof aFile>[1]> = {}) {
      const file = await aFile(db, { projectId, uploadedBy, ...values })
      keep(file.storedId)
      if (file.previewOf !== file.storedId) keep(file.previewOf)
      return file
    },
    isKept: (name: string) => existsSync(join(directory, name)),
    run: () => {
      const files = { ...services.files, place }
      return jobHandlers['delete-orphaned-contents'](createSystemCtx({ ...services, files }), {})
    },
    missing: () =>
      db.selectFrom('workItems').select(['detail', 'projectId']).where('kind', '=', 'file_altered').execute(),
    projectId,
  }
}

const NOTHING = { contents: 0, uploads: 0 }

test('content that no row names is deleted after 30 days, and nothing else', async () => {
  const { aKeptFile, clock, isKept, keep, newContent, removedBy, run } = await anInstallation()
  const shown = await aKeptFile({ hasPreview: true })
  const draft = await aKeptFile({ shownAt: null })
  const arriving = await aKeptFile({ shownAt: null, isComplete: false })
  const removed = await aKeptFile({ removedAt: clock.now(), removedBy })
  const orphan = keep(newContent())
  keep('notes.txt')
  expect(await run(), 'this database has not used the folder for long').toEqual(NOTHING)
  clock.advance({ days: 31 })
  const young = keep(newContent())
  expect(await run()).toEqual({ contents: 1, uploads: 0 })
  expect(isKept(orphan)).toBe(false)
  const rest = [shown.storedId, shown.previewOf, draft.storedId, arriving.storedId, removed.storedId]
  for (const name of [...rest, young, 'notes.txt']) expect(isKept(name)).toBe(true)
})

test('nothing is deleted while another database may use the same place', async () => {
  const { clock, directory, isKept, keep, newContent, run } = await anInstallation()
  const orphan = keep(newContent())
  await run()
  clock.advance({ days: 20 })
  await localFiles({ directory }).recordUser('another', clock.now())
  clock.advance({ days: 20 })
  expect(await run()).toEqual(NOTHING)
  clock.advance({ days: 11 })
  expect(await run()).toEqual({ contents: 1, uploads: 0 })
  expect(isKept(orphan)).toBe(false)
})

test('after a restore, what the older database does not know stays for 30 days', async () => {
  const { clock, db, isKept, keep, newContent, run } = await anInstallation()
  await run()
  clock.advance({ days: 40 })
  const later = keep(newContent(), new Date(clock.now().getTime() - 35 * 86_400_000))
  await aRestore(db, clock.now())
  expect(await run()).toEqual(NOTHING)
  clock.advance({ days: 29 })
  expect(await run()).toEqual(NOTHING)
  expect(isKept(later)).toBe(true)
  clock.advance({ days: 31 })
  expect(await run()).toEqual({ contents: 1, uploads: 0 })
})

test('an old upload is ended unless its file still goes on', async () => {
  const ended: UnfinishedUpload[] = []
  const uploads: UnfinishedUpload[] = []
  const place = await anInstallation({
    async *listUnfinished() {
      yield* uploads
    },
    endUnfinished: async (upload) => void ended.push(upload),
  })
  const { aKeptFile, clock, newContent, run } = place
  const startedAt = clock.now()
  await run()
  clock.advance({ days: 31 })
  const [done, arriving] = [await aKeptFile(), await aKeptFile({ shownAt: null, isComplete: false })]
  const upload = (id: UnfinishedUpload['id'], at = startedAt) => ({ id, startedAt: at, notes: {} })
  const forgotten = [upload(newContent()), upload(done.storedId)]
  uploads.push(...forgotten, upload(arriving.storedId), upload(newContent(), clock.now()))
  expect(await run()).toEqual({ contents: 0, uploads: 2 })
  expect(ended).toEqual(forgotten)
})

test('administrators are told once of files whose content is missing', async () => {
  const { aKeptFile, clock, directory, missing, projectId, run } = await anInstallation()
  const lost = [await aKeptFile({ name: 'Plan.pdf' }), await aKeptFile({ name: 'Plan.pdf' })]
  const [first] = lost.map(({ storedId }) => storedId).sort()
  await aKeptFile()
  await run()
  expect(await missing()).toEqual([])
  for (const { storedId } of lost) rmSync(join(directory, storedId))
  for (let night = 0; night < 2; night++) {
    clock.advance({ days: 1 })
    await run()
  }
  const detail = `The content of “Plan.pdf” (${first}) and of 1 more is missing where files are kept. Bring it back from a backup, which has it as files/${first}, or ask for the file again.`
  expect(await missing()).toEqual([{ projectId, detail }])
})
