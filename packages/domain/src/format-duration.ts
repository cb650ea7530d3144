const MINUTE_MS = 60_000

/** '45 min', '2 h', '3 days': a duration in full units. A no-break space keeps number and unit together. */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / (24 * 60))]
  if (minutes < 1) return 'less than a minute'
  if (hours < 1) return `${minutes}\u00a0min`
  if (days < 2) return `${hours}\u00a0h`
  return `${days}\u00a0days`
}
