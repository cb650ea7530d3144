import type { CalendarDate } from './calendar-date.ts'
import { isWorkOpen } from './project.ts'
import type { ProjectStatus } from './project-status.ts'
import type { TaskStatus } from './task.ts'

// For invoices, see `isOverdue`. `today` is the date where the reader is.

/** True from the day after the due date until the task is approved. */
export function isTaskOverdue(
  { dueDate, status }: { status: TaskStatus; dueDate: CalendarDate | null },
  today: CalendarDate,
): boolean {
  return status !== 'APPROVED' && isBefore(dueDate, today)
}

/** True from the day after the target date until the project is complete or archived. */
export function isProjectOverdue(
  project: { status: ProjectStatus; targetEndDate: CalendarDate | null },
  today: CalendarDate,
): boolean {
  return isWorkOpen(project) && isBefore(project.targetEndDate, today)
}

function isBefore(day: CalendarDate | null, today: CalendarDate): boolean {
  return day !== null && day < today
}
