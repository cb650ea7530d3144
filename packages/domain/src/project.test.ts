import { expect, test } from 'vitest'
import { ensureCompletable, ensureWorkOpen, isWorkOpen, projectFlow } from './project.ts'
import { projectStatuses } from './project-status.ts'

test('a project has these moves and no others', () => {
  const moves = projectStatuses.flatMap((from) => projectFlow.events(from).map((to) => `${from} → ${to}`))
  expect(moves).toEqual([
    'NEW → ACTIVE',
    'NEW → ARCHIVED',
    'ACTIVE → REVIEW',
    'ACTIVE → ARCHIVED',
    'REVIEW → ACTIVE',
    'REVIEW → READY',
    'REVIEW → ARCHIVED',
    'READY → ACTIVE',
    'READY → COMPLETE',
    'READY → ARCHIVED',
    'COMPLETE → ACTIVE',
    'COMPLETE → ARCHIVED',
    'ARCHIVED → ACTIVE',
  ])
})

test('a project with nothing left to do can be completed', () => {
  expect(() => ensureCompletable({ checklist: [], tasks: [] })).not.toThrow()
})

test.each([
  [{ checklist: ['DNS moved'], tasks: [] }, '1 required checklist item is not passed (“DNS moved”).'],
  [
    { checklist: ['A', 'B'], tasks: ['Collect logos'] },
    '2 required checklist items are not passed (“A”, “B”); 1 task is not approved (“Collect logos”).',
  ],
  [
    { checklist: [], tasks: ['A', 'B', 'C', 'D', 'E'] },
    '5 tasks are not approved (“A”, “B”, “C” and 2 more).',
  ],
])('refuses to complete %j, naming what is missing', (ends, missing) => {
  expect(() => ensureCompletable(ends)).toThrow(`This project cannot be completed yet: ${missing}`)
})

test.each([
  ['COMPLETE', 'This project is complete.'],
  ['ARCHIVED', 'This project is archived.'],
] as const)('refuses changes to the work of a project that is %s', (status, refusal) => {
  expect(isWorkOpen({ status })).toBe(false)
  expect(() => ensureWorkOpen({ status }, 'ADMIN')).toThrow(`${refusal} Reopen it first.`)
  expect(() => ensureWorkOpen({ status }, 'CLIENT')).toThrow(`${refusal} Ask us to reopen it.`)
})

test.each(['NEW', 'ACTIVE', 'REVIEW', 'READY'] as const)(
  'the work of a project that is %s can change',
  (status) => {
    expect(isWorkOpen({ status })).toBe(true)
    expect(() => ensureWorkOpen({ status })).not.toThrow()
  },
)
