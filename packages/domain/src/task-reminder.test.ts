import { expect, test } from 'vitest'
import { addDays, parseCalendarDate } from './calendar-date.ts'
import { roles } from './role.ts'
import { taskStatuses } from './task.ts'
import { remindedTaskDates, taskReminderDueOn, taskWaitsFor } from './task-reminder.ts'

const dueDate = parseCalendarDate('2026-12-10')
const createdOn = parseCalendarDate('2026-11-20')

test.each([
  ['2026-12-07', [], undefined],
  ['2026-12-08', [], -2],
  ['2026-12-08', [-2], undefined],
  ['2026-12-09', [], -2],
  ['2026-12-10', [-2], 0],
  ['2026-12-11', [-2], 0],
  ['2026-12-12', [-2, 0], undefined],
  ['2026-12-13', [-2, 0], 3],
  ['2026-12-14', [-2, 0], 3],
  ['2026-12-14', [-2, 0, 3], undefined],
  ['2026-12-15', [], undefined],
])('on %s, after %j, %s is due', (today, sent, day) => {
  expect(taskReminderDueOn({ dueDate, createdOn, sent }, parseCalendarDate(today))).toBe(day)
})

test('a task is not reminded of on the day it was created', () => {
  const days = [0, 1, 2, 3, 4, 5].map((n) => {
    const today = addDays(parseCalendarDate('2026-12-08'), n)
    return taskReminderDueOn({ dueDate, createdOn: parseCalendarDate('2026-12-08'), sent: [] }, today)
  })
  expect(days).toEqual([undefined, undefined, 0, 0, undefined, 3])
})

test('every due date with a reminder is in the range of its day', () => {
  for (let n = -20; n < 20; n++) {
    const today = addDays(dueDate, n)
    const { from, to } = remindedTaskDates(today)
    const isDue = taskReminderDueOn({ dueDate, createdOn, sent: [] }, today) !== undefined
    if (isDue) expect([from <= dueDate, dueDate <= to]).toEqual([true, true])
  }
})

test('a task waits for its owner, for the other side once it is ready for review, and for no one once approved', () => {
  const turns = roles.map((owner) => taskStatuses.map((status) => taskWaitsFor({ owner, status })))
  expect(turns).toEqual([
    ['ADMIN', 'ADMIN', 'CLIENT', null, 'ADMIN'],
    ['CLIENT', 'CLIENT', 'ADMIN', null, 'CLIENT'],
  ])
})
