import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { type Edit, type RecordVersion, saveEdit } from './versioned-edit'

type Task = { title: string; detail: string }

const base: RecordVersion<Task> = { values: { title: 'Plan', detail: '' }, version: 1 }
const mine: Task = { title: 'Plan the week', detail: '' }

function refusedFor(theirs: Task, version: number) {
  const details = { yours: { ...mine, version: 1 }, theirs: { ...theirs, version } }
  return Object.assign(new TRPCClientError('This task was changed in the meantime.'), { data: { details } })
}

/** Saves `mine` after someone else has saved `theirs` as the second version. */
async function saveBeside(theirs: Task) {
  const saved: number[] = []
  const edits: Edit<Task>[] = []
  let isDone = false
  await saveEdit<Task>(
    {
      async save(_values, { version }) {
        if (version === 1) throw refusedFor(theirs, 2)
        saved.push(version)
      },
      readTheirs: async ({ version }) => ({ values: theirs, version }),
      toFacts: (values) => values,
      onEdit: (edit) => edits.push(edit),
      onDone() {
        isDone = true
      },
    },
    { values: mine, on: base },
  )
  return { saved, edit: edits.at(-1), isDone }
}

test('an edit of a record that someone else changed is not saved, and both sides are shown', async () => {
  const { edit, isDone, saved } = await saveBeside({ title: 'Plan the month', detail: '' })
  expect(saved).toEqual([])
  expect(isDone).toBe(false)
  expect(edit?.base).toBe(base)
  expect(edit?.theirs?.conflicts).toEqual([
    { field: 'title', yours: 'Plan the week', theirs: 'Plan the month', changedByYou: true },
  ])
})

test('an edit is saved on the new version if no field that it shows has changed', async () => {
  const { edit, isDone, saved } = await saveBeside(base.values)
  expect(saved).toEqual([2])
  expect(isDone).toBe(true)
  expect(edit?.theirs).toBeUndefined()
})

test('any other refusal is passed on', async () => {
  const refusals: unknown[] = []
  const refusal = new Error('The title is too long')
  await saveEdit<Task>(
    {
      save: () => Promise.reject(refusal),
      readTheirs: async () => undefined,
      toFacts: (values) => values,
      onEdit: () => {},
      onRefused: (error) => refusals.push(error),
      onDone: () => refusals.push('done'),
    },
    { values: mine, on: base },
  )
  expect(refusals).toEqual([refusal])
})
