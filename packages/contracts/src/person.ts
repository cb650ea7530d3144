import { contactRights, type Instant, invitationStatuses, roles } from '@tallgrass/domain'
import { z } from 'zod'
import { brandedAs } from './branded-as.ts'
import { idOf } from './id-of.ts'

export const role = z.enum(roles, 'Role must be ADMIN or CLIENT')
export const invitationStatus = z.enum(invitationStatuses)

/** A point in time in UTC, with milliseconds. Example: "2026-11-20T09:00:00.000Z". */
export const instant = brandedAs<Instant>(z.iso.datetime()).meta({
  description: 'A point in time in UTC, with milliseconds.',
  examples: ['2026-11-20T09:00:00.000Z'],
})

/** The signed-in user, as the browser and API clients see them. */
export const sessionUser = z
  .object({
    id: idOf('User'),
    username: z.string().nullable(),
    email: z.string(),
    name: z.string(),
    role,
    org: z.string().nullable(),
    createdAt: instant,
    /** False for a self-registered user whose address was never confirmed. */
    emailVerified: z
      .boolean()
      .meta({ description: 'False for a self-registered user whose address was never confirmed.' }),
    /** The address of their picture. */
    picture: z.string().nullable().meta({ description: 'The address of their picture.' }),
    /** What a client may do for their organization; empty for administrators. */
    rights: z
      .array(z.enum(contactRights))
      .meta({ description: 'What a client may do for their organization; empty for administrators.' }),
    /** Set for an administrator who has to add a second factor before anything else. */
    needsSecondFactor: z.boolean().exactOptional().meta({
      description: 'Set for an administrator who has to add a second factor before anything else.',
    }),
  })
  .meta({ description: 'The signed-in user, as the browser and API clients see them.' })
export type SessionUser = z.infer<typeof sessionUser>
