import { type CalendarDate, DAY_MS } from '@tallgrass/domain'
import { relativeWords } from './relative-words'

const units = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const

/** 'yesterday', 'today', 'in 2 weeks': a calendar date relative to today. */
export function formatRelativeDay(day: CalendarDate, today: CalendarDate): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  const [unit, length] = units.find(([, min]) => Math.abs(days) >= min) ?? ['day', 1]
  return relativeWords(Math.trunc(days / length), unit)
}
