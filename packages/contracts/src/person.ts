import { invitationStatuses, roles } from '@tallgrass/domain'
import { z } from 'zod'

export const role = z.enum(roles, 'Role must be ADMIN or CLIENT')
export const invitationStatus = z.enum(invitationStatuses)

/** A point in time: ISO 8601 in UTC ('Z') with milliseconds. */
export const instant = z.iso.datetime()

/** The signed-in user, as the browser and API clients see them. */
export const sessionUser = z.object({
  id: z.uuid(),
  username: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  role,
  org: z.string().nullable(),
  createdAt: instant,
})
export type SessionUser = z.infer<typeof sessionUser>
