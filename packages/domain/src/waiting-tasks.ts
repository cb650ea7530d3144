// Apart from the other rules of tasks: the first script reads it from addresses.
/** Open tasks past their due date, or finished by the client and not reviewed. */
export const waitingTasks = ['overdue', 'review'] as const
export type WaitingTasks = (typeof waitingTasks)[number]
