import { invitationStatuses, roles } from '@tallgrass/domain'
import { z } from 'zod'

export const role = z.enum(roles, 'Role must be ADMIN or CLIENT')
export const invitationStatus = z.enum(invitationStatuses)

/** ISO 8601 with offset Z, milliseconds. */
export const instant = z.iso.datetime()

/** Who is signed in, as the browser and every /api client see them. */
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
