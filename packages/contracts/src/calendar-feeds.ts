import { z } from 'zod'
import { secretToken } from './password.ts'
import { instant } from './person.ts'

/** An administrator's secret address of the calls, without the address itself: only its hash is stored. */
export const calendarFeed = z
  .object({
    /** When the address in use was created; null without one. */
    createdAt: instant
      .nullable()
      .meta({ description: 'When the address in use was created; null without one.' }),
  })
  .meta({
    description:
      "An administrator's secret address of the calls, without the address itself: only its hash is stored.",
  })
export type CalendarFeed = z.infer<typeof calendarFeed>

/** The address appears only here. Only its hash is stored. */
export const newCalendarFeed = z
  .object({ url: z.url(), createdAt: instant })
  .meta({ description: 'The address appears only here. Only its hash is stored.' })
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>

export const calendarByToken = z.object({ token: secretToken })
