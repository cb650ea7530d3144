import type { CalendarDate } from './calendar-date.ts'
import { addDays } from './calendar-date.ts'
import { oppositeRole, type Role } from './role.ts'
import type { TaskStatus } from './task.ts'

/** When people are reminded of a task that waits for them, in days relative to its due date. */
const REMINDER_DAYS = [-2, 0, 3]

/** A reminder that could not go out on its day may still go out up to this many days later. */
const GRACE_DAYS = 1

/** Whose turn it is: the owner works, and the other side reviews. Null once it is approved. */
export function taskWaitsFor({ owner, status }: { owner: Role; status: TaskStatus }): Role | null {
  if (status === 'APPROVED') return null
  return status === 'READY_FOR_REVIEW' ? oppositeRole(owner) : owner
}

interface RemindedTask {
  dueDate: CalendarDate
  /** Someone who has just got it needs no reminder on the same day. */
  createdOn: CalendarDate
  /** The reminders of this due date that were sent. */
  sent: readonly number[]
}

/** The reminder that is due today, in days relative to the due date, if any. */
export function taskReminderDueOn(
  { createdOn, dueDate, sent }: RemindedTask,
  today: CalendarDate,
): number | undefined {
  return REMINDER_DAYS.findLast((day) => {
    const on = addDays(dueDate, day)
    return on > createdOn && on <= today && today <= addDays(on, GRACE_DAYS) && !sent.includes(day)
  })
}

/** The range of due dates for which a reminder can be due today, both inclusive. */
export function remindedTaskDates(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return {
    from: addDays(today, -Math.max(...REMINDER_DAYS) - GRACE_DAYS),
    to: addDays(today, -Math.min(...REMINDER_DAYS)),
  }
}
