/** '7 days before the due date' for a reminder `day` of -7. */
export function reminderInWords(day: number): string {
  if (day === 0) return 'on the due date'
  const days = `${Math.abs(day)} ${Math.abs(day) === 1 ? 'day' : 'days'}`
  return day < 0 ? `${days} before the due date` : `${days} after the due date`
}
