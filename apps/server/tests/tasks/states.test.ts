// Guards: move-task

import { type TaskId, taskStatuses } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords, type TestApp } from '../support/test-app.ts'

type Status = (typeof taskStatuses)[number]
type Owner = 'ADMIN' | 'CLIENT'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const { client, id: clientId } = await givenClient(app)
const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
const people = { ADMIN: admin, CLIENT: client }
const roles = ['ADMIN', 'CLIENT'] as const

/** The moves from TODO to each status. */
const PATHS: Record<Status, Status[]> = {
  TODO: [],
  IN_PROGRESS: ['IN_PROGRESS'],
  READY_FOR_REVIEW: ['IN_PROGRESS', 'READY_FOR_REVIEW'],
  APPROVED: ['IN_PROGRESS', 'READY_FOR_REVIEW', 'APPROVED'],
  CHANGES_REQUESTED: ['IN_PROGRESS', 'READY_FOR_REVIEW', 'CHANGES_REQUESTED'],
}

/** The moves that a task's owner may make. */
const MOVES = [
  'TODO → IN_PROGRESS',
  'IN_PROGRESS → TODO',
  'IN_PROGRESS → READY_FOR_REVIEW',
  'CHANGES_REQUESTED → IN_PROGRESS',
]

function mayMove(owner: Owner, by: Owner, move: string): boolean {
  if (move === 'APPROVED → IN_PROGRESS') return by === 'ADMIN'
  return MOVES.includes(move) && (by === 'ADMIN' || owner === by)
}

const other = (owner: Owner) => (owner === 'ADMIN' ? 'CLIENT' : 'ADMIN')

async function givenTask(owner: Owner, status: Status) {
  const { id } = await admin.trpc.admin.tasks.create.mutate({ projectId, title: `A ${status} task`, owner })
  for (const step of PATHS[status]) {
    if (step !== 'APPROVED' && step !== 'CHANGES_REQUESTED')
      await people[owner].trpc.portal.tasks.move.mutate({ id, status: step })
    else await review(people[other(owner)], id, step === 'APPROVED' ? 'APPROVE' : 'REVISE')
  }
  expect(await statusOf(id)).toBe(status)
  return id
}

function review(
  { trpc }: Pick<TestBrowserOf, 'trpc'>,
  taskId: TaskId,
  decision: 'APPROVE' | 'REVISE',
  round = 1,
) {
  return trpc.portal.tasks.review.mutate({ taskId, round, decision, comment: 'As discussed' })
}
type TestBrowserOf = Awaited<ReturnType<TestApp['client']>>

async function statusOf(id: TaskId) {
  return (await db.selectFrom('tasks').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
}

const cells = roles.flatMap((owner) => taskStatuses.map((status) => ({ owner, status })))

describe.each(cells)('a $status task of $owner', ({ owner, status }) => {
  const moves = roles.flatMap((by) => taskStatuses.map((to) => ({ by, to })))

  test.each(moves)('$by → $to', async ({ by, to }) => {
    const id = await givenTask(owner, status)
    const answer = people[by].trpc.portal.tasks.move.mutate({ id, status: to })
    if (mayMove(owner, by, `${status} → ${to}`)) {
      expect((await answer).status).toBe(to)
      return
    }
    const refusal = { data: { code: 'ILLEGAL_TRANSITION', httpStatus: 409 } }
    await expect(answer).rejects.toMatchObject(refusal)
    expect(await statusOf(id)).toBe(status)
  })

  test.each(roles.flatMap((by) => (['APPROVE', 'REVISE'] as const).map((decision) => ({ by, decision }))))(
    '$by reviews: $decision',
    async ({ by, decision }) => {
      const id = await givenTask(owner, status)
      const answer = review(people[by], id, decision)
      if (status === 'READY_FOR_REVIEW' && by !== owner) {
        expect(await answer).toMatchObject({ decision, round: 1, taskId: id })
        return
      }
      await expect(answer).rejects.toMatchObject({ data: { httpStatus: 409 } })
      expect(await statusOf(id)).toBe(status)
    },
  )
})
