import { expect, test } from 'vitest'
import { parseCalendarDate } from './calendar-date.ts'
import { isProjectOverdue, isTaskOverdue } from './overdue.ts'
import { projectStatuses } from './project-status.ts'
import { taskStatuses } from './task.ts'

const today = parseCalendarDate('2026-11-20')
const yesterday = parseCalendarDate('2026-11-19')

test('a task is overdue from the day after its due date until it is approved', () => {
  const late = taskStatuses.filter((status) => isTaskOverdue({ status, dueDate: yesterday }, today))
  expect(late).toEqual(['TODO', 'IN_PROGRESS', 'READY_FOR_REVIEW', 'CHANGES_REQUESTED'])
  expect(isTaskOverdue({ status: 'TODO', dueDate: today }, today)).toBe(false)
  expect(isTaskOverdue({ status: 'TODO', dueDate: null }, today)).toBe(false)
})

test('a project is overdue from the day after its target until it is complete or archived', () => {
  const late = projectStatuses.filter((status) =>
    isProjectOverdue({ status, targetEndDate: yesterday }, today),
  )
  expect(late).toEqual(['NEW', 'ACTIVE', 'REVIEW', 'READY'])
  expect(isProjectOverdue({ status: 'ACTIVE', targetEndDate: today }, today)).toBe(false)
  expect(isProjectOverdue({ status: 'ACTIVE', targetEndDate: null }, today)).toBe(false)
})
