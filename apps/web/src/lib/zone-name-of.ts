/** 'Central Time': the name of the zone all year. */
export function zoneNameOf(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric', timeZone })
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
