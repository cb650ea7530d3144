import { expect, test } from 'vitest'
import {
  type ChecklistAnswers,
  type ChecklistPoints,
  checklistAreas,
  checklistQuestions,
  checklistReport,
  isChecklistComplete,
} from './checklist.ts'

function answers(points: ChecklistPoints, more: Partial<ChecklistAnswers> = {}) {
  const all: Partial<ChecklistAnswers> = {}
  for (const { id } of checklistQuestions) all[id] = points
  const complete = { ...all, ...more }
  if (!isChecklistComplete(complete)) throw new Error('A question is missing')
  return complete
}

test('every area has several questions, and no question appears twice', () => {
  for (const area of checklistAreas) {
    expect(checklistQuestions.filter((question) => question.area === area).length).toBeGreaterThan(1)
  }
  expect(new Set(checklistQuestions.map(({ id }) => id)).size).toBe(12)
})

test('if everything is missing, the report starts with the area that loses customers first', () => {
  const report = checklistReport(answers(0))
  expect(report).toMatchObject({ points: 0, maxPoints: 24, first: 'leads' })
  expect(report.areas.map(({ area }) => area)).toEqual(checklistAreas)
  expect(report.areas.every(({ level }) => level === 'gap')).toBe(true)
})

test('if everything is in place, the report suggests no first step', () => {
  const report = checklistReport(answers(2))
  expect(report).toMatchObject({ points: 24, maxPoints: 24, first: undefined })
  expect(report.areas.every(({ level }) => level === 'good')).toBe(true)
})

test('the weakest area comes first, wherever it is in the form', () => {
  const report = checklistReport(answers(2, { profile: 0, siteAnswers: 1, missedCalls: 0 }))
  expect(report.areas.slice(0, 2)).toEqual([
    { area: 'search', points: 1, maxPoints: 4, level: 'gap' },
    { area: 'phone', points: 4, maxPoints: 6, level: 'partial' },
  ])
  expect(report).toMatchObject({ points: 19, first: 'search' })
})

test.each([
  [0, 1, 'gap'],
  [1, 1, 'partial'],
  [2, 1, 'partial'],
  [2, 2, 'good'],
] as const)('two questions with %i and %i points are %s', (reviewAsking, reviewReplies, level) => {
  const { areas } = checklistReport(answers(0, { reviewAsking, reviewReplies }))
  expect(areas.find(({ area }) => area === 'reviews')?.level).toBe(level)
})

test.each([
  [1, 1, 0, 'gap'],
  [1, 1, 1, 'partial'],
  [2, 1, 1, 'partial'],
  [2, 2, 1, 'good'],
] as const)('three questions with %i, %i and %i points are %s', (replySpeed, leadList, followUp, level) => {
  const { areas } = checklistReport(answers(0, { replySpeed, leadList, followUp }))
  expect(areas.find(({ area }) => area === 'leads')?.level).toBe(level)
})

test('a form is complete once its last question is answered', () => {
  const { siteAnswers, ...rest } = answers(1)
  expect(isChecklistComplete({})).toBe(false)
  expect(isChecklistComplete(rest)).toBe(false)
  expect(isChecklistComplete({ ...rest, siteAnswers })).toBe(true)
})
