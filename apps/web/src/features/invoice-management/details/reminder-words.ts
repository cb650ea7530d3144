/** '7 days before it was due', of a reminder's day from the due date. */
export function reminderInWords(day: number): string {
  if (day === 0) return 'on the due date'
  const days = `${Math.abs(day)} ${Math.abs(day) === 1 ? 'day' : 'days'}`
  return day < 0 ? `${days} before it was due` : `${days} after it was due`
}
