import { describe, expect, test } from 'vitest'
import { acceptanceFlow, acceptanceStatuses, transferFlow, transferStatuses } from './project-parts.ts'
import { roles } from './role.ts'
import { mayReview, moveTask, reviewDecisions, reviewTask, taskMoves, taskStatuses } from './task.ts'

const cells = roles.flatMap((by) =>
  roles.flatMap((owner) => taskStatuses.map((status) => ({ by, owner, status }))),
)

/** Every allowed move, written out. */
const ALLOWED = {
  owner: [
    'TODO → IN_PROGRESS',
    'IN_PROGRESS → TODO',
    'IN_PROGRESS → READY_FOR_REVIEW',
    'CHANGES_REQUESTED → IN_PROGRESS',
  ],
  administrator: ['APPROVED → IN_PROGRESS'],
}

describe.each(cells)('$by with a $status task of $owner', ({ by, ...task }) => {
  const mine = by === 'ADMIN' || task.owner === by
  const allowed = [...(mine ? ALLOWED.owner : []), ...(by === 'ADMIN' ? ALLOWED.administrator : [])]

  test.each(taskStatuses)('to %s', (to) => {
    const expected = allowed.includes(`${task.status} → ${to}`)
    expect(taskMoves(task, by).includes(to)).toBe(expected)
    if (expected) expect(moveTask(task, { by, to })).toBe(to)
    else
      expect(() => moveTask(task, { by, to })).toThrow(
        expect.objectContaining({ code: 'ILLEGAL_TRANSITION' }),
      )
  })

  test.each(reviewDecisions)('reviewed: %s', (decision) => {
    const expected = task.status === 'READY_FOR_REVIEW' && task.owner !== by
    expect(mayReview(task, by)).toBe(expected)
    const after = decision === 'APPROVE' ? 'APPROVED' : 'CHANGES_REQUESTED'
    if (expected) expect(reviewTask(task, { by, decision })).toBe(after)
    else
      expect(() => reviewTask(task, { by, decision })).toThrow(
        expect.objectContaining({ code: 'ILLEGAL_TRANSITION' }),
      )
  })
})

test('every status of a task can be reached', () => {
  const reached = new Set(['TODO'])
  const task = { owner: 'ADMIN', status: 'TODO' as (typeof taskStatuses)[number] } as const
  const work: (typeof taskStatuses)[number][] = ['TODO']
  for (let status = work.pop(); status; status = work.pop()) {
    const next = [
      ...taskMoves({ ...task, status }, 'ADMIN'),
      ...(mayReview({ ...task, status }, 'CLIENT')
        ? reviewDecisions.map((decision) => reviewTask({ ...task, status }, { by: 'CLIENT', decision }))
        : []),
    ]
    for (const to of next.filter((to) => !reached.has(to))) {
      reached.add(to)
      work.push(to)
    }
  }
  expect([...reached].sort()).toEqual([...taskStatuses].sort())
})

test('refusals name both states, who can make the move, and what is possible instead', () => {
  const refusal = (act: () => unknown) => {
    try {
      act()
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
    return 'allowed'
  }
  expect([
    refusal(() => moveTask({ owner: 'ADMIN', status: 'TODO' }, { by: 'CLIENT', to: 'IN_PROGRESS' })),
    refusal(() => moveTask({ owner: 'CLIENT', status: 'APPROVED' }, { by: 'CLIENT', to: 'IN_PROGRESS' })),
    refusal(() => moveTask({ owner: 'ADMIN', status: 'READY_FOR_REVIEW' }, { by: 'ADMIN', to: 'APPROVED' })),
    refusal(() => moveTask({ owner: 'ADMIN', status: 'TODO' }, { by: 'ADMIN', to: 'READY_FOR_REVIEW' })),
    refusal(() =>
      reviewTask({ owner: 'ADMIN', status: 'READY_FOR_REVIEW' }, { by: 'ADMIN', decision: 'APPROVE' }),
    ),
    refusal(() => reviewTask({ owner: 'ADMIN', status: 'APPROVED' }, { by: 'CLIENT', decision: 'REVISE' })),
    refusal(() => reviewTask({ owner: 'CLIENT', status: 'TODO' }, { by: 'CLIENT', decision: 'APPROVE' })),
    refusal(() => moveTask({ owner: 'ADMIN', status: 'READY_FOR_REVIEW' }, { by: 'CLIENT', to: 'TODO' })),
  ]).toEqual([
    'This task is to do, and only its owner can move it to in progress. We are working on it. You can review it once it is ready.',
    'This task is approved, and only an administrator can move it to in progress. Ask us to reopen it.',
    'This task is ready for review, and only a review can move it to approved. It is waiting for the client to review it.',
    'This task is to do and cannot become ready for review. It can become in progress.',
    'This task is ready for review, and only the client can move it to approved. It is waiting for the client to review it.',
    'This task is approved and cannot become changes requested. Ask us to reopen it.',
    'This task is to do and cannot become approved. It can become in progress.',
    'This task is ready for review and cannot become to do. Approve it or request changes.',
  ])
})

test('a checklist item returns to pending before its result can change', () => {
  expect(acceptanceStatuses.map((from) => acceptanceFlow.events(from))).toEqual([
    ['PASSED', 'FAILED'],
    ['PENDING'],
    ['PENDING'],
  ])
})

test('a tool goes forward and back one step at a time', () => {
  expect(transferStatuses.map((from) => transferFlow.events(from))).toEqual([
    ['CONFIGURED'],
    ['PENDING', 'TRANSFERRED'],
    ['CONFIGURED'],
  ])
})
