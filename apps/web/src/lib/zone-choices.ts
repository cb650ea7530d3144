import { zoneName } from './zone-name'

/** The time zones that this browser knows, and the current one. */
export function zoneChoices(current: string | null) {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = current && !known.includes(current) ? [current, ...known] : known
  return [{ value: '', label: 'Not set' }, ...zones.map((value) => ({ value, label: zoneName(value) }))]
}
