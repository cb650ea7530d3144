import { describe, expect, test } from 'vitest'
import { parseId } from './ids.ts'
import { parseInstant } from './instant.ts'
import { findTakeBackObstacle } from './take-back.ts'
import { takeBackReview, taskStatuses } from './task.ts'

const author = parseId('User', '01980000-0000-7000-8000-000000000001')
const other = parseId('User', '01980000-0000-7000-8000-000000000002')
const createdAt = parseInstant('2026-11-20T09:00:00.000Z')
const review = { reviewerId: author, reviewerName: 'Maren Okafor', round: 1, createdAt, takenBackAt: null }
const reviewed = {
  review,
  task: { round: 1, status: 'APPROVED' },
  project: { status: 'ACTIVE' },
  signOff: { isOut: false, sentAt: null },
} as const
const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const obstacleOf = (facts: Partial<Parameters<typeof findTakeBackObstacle>[0]> = {}, now = at('09:05:00')) =>
  findTakeBackObstacle({ ...reviewed, ...facts }, { by: author, now })?.message

test('the author can take back a review for 10 minutes', () => {
  expect(obstacleOf({}, at('09:00:00'))).toBeUndefined()
  expect(obstacleOf({}, at('09:09:59.999'))).toBeUndefined()
  expect(obstacleOf({}, at('09:10:00'))).toBe(
    'A review can be taken back for 10 minutes, so this review can no longer be taken back.',
  )
})

test('a sign-off of an earlier time leaves the way back open', () => {
  const sentAt = parseInstant('2026-11-20T08:59:59.999Z')
  expect(obstacleOf({ signOff: { isOut: false, sentAt } })).toBeUndefined()
})

describe('refuses', () => {
  test.each([
    ['twice', { review: { ...review, takenBackAt: createdAt } }, 'This review has already been taken back.'],
    ['in a complete project', { project: { status: 'COMPLETE' as const } }, 'This project is complete, so'],
    ['in an archived project', { project: { status: 'ARCHIVED' as const } }, 'This project is archived, so'],
    ['while a sign-off is out', { signOff: { isOut: true, sentAt: null } }, 'The completion sign-off'],
    [
      'after a sign-off, even one that was declined',
      { signOff: { isOut: false, sentAt: createdAt } },
      'The completion sign-off of this project has been sent, so',
    ],
    [
      'once work goes on',
      { task: { round: 1, status: 'IN_PROGRESS' as const } },
      'Work on this task has gone on',
    ],
    [
      'in a newer round',
      { task: { round: 2, status: 'APPROVED' as const } },
      'Work on this task has gone on',
    ],
  ])('%s', (_, facts, sentence) => {
    expect(obstacleOf(facts)).toContain(sentence)
  })

  test('anyone but the author', () => {
    const obstacle = findTakeBackObstacle(reviewed, { by: other, now: at('09:05:00') })
    expect(obstacle).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only Maren Okafor can take back this review.',
    })
  })
})

test.each(taskStatuses)('a review of a task that is %s', (status) => {
  if (status === 'APPROVED' || status === 'CHANGES_REQUESTED')
    expect(takeBackReview({ status })).toBe('READY_FOR_REVIEW')
  else
    expect(() => takeBackReview({ status })).toThrow(expect.objectContaining({ code: 'ILLEGAL_TRANSITION' }))
})
