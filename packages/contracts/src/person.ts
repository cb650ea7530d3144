import { invitationStatuses, roles } from '@tallgrass/domain'
import { z } from 'zod'

export const role = z.enum(roles, 'Role must be ADMIN or CLIENT')
export const invitationStatus = z.enum(invitationStatuses)

/** A point in time in UTC, with milliseconds. Example: "2026-11-20T09:00:00.000Z". */
export const instant = z.iso.datetime().meta({
  description: 'A point in time in UTC, with milliseconds.',
  examples: ['2026-11-20T09:00:00.000Z'],
})

/** The signed-in user, as the browser and API clients see them. */
export const sessionUser = z
  .object({
    id: z.uuid(),
    username: z.string().nullable(),
    email: z.string(),
    name: z.string(),
    role,
    org: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ description: 'The signed-in user, as the browser and API clients see them.' })
export type SessionUser = z.infer<typeof sessionUser>
