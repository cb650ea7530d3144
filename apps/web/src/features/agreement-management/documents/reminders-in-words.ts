/** For example, 'Reminded twice'. */
export function remindersInWords({ reminderCount }: { reminderCount: number }): string {
  if (reminderCount === 0) return 'Not reminded'
  if (reminderCount === 1) return 'Reminded once'
  return reminderCount === 2 ? 'Reminded twice' : `Reminded ${reminderCount} times`
}
