import { type CalendarDate, toCalendarDate, type Unparsed } from '@tallgrass/domain'
import { z } from 'zod'
import { brandedAs } from './branded-as.ts'

const FIRST_YEAR = '1900'
const AFTER_LAST_YEAR = '2900'

/**
 * A calendar date that may be cleared (null) or left out
 * (undefined). Only the date part of the text is read.
 */
export function clearableDay({ label }: { label: string }) {
  const required = `${label} must be a date such as 2026-11-20`
  const text: z.ZodType<string, CalendarDate | Unparsed> = z.string(required).max(40, required)
  return text
    .meta({
      description: 'A calendar date; a time after it is ignored. An empty text counts as null.',
      pattern: '^$|^\\d{4}-\\d{2}-\\d{2}',
      examples: ['2026-11-20'],
    })
    .nullish()
    .transform((text, ctx) => {
      if (text === undefined) return undefined
      if (text === null || text === '') return null
      const date = toCalendarDate(text)
      if (date && date >= FIRST_YEAR && date < AFTER_LAST_YEAR) return date
      ctx.addIssue({ code: 'custom', message: date ? `${label} must be from 1900 to 2899` : required })
      return z.NEVER
    })
}

/** A calendar date, without a time zone. Example: "2026-11-20". */
export const calendarDay = brandedAs<CalendarDate>(z.iso.date()).meta({
  description: 'A calendar date, without a time zone.',
  examples: ['2026-11-20'],
})
