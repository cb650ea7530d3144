import { z } from 'zod'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant, role, sessionUser } from './person.ts'
import { emailAddress, searchText } from './text.ts'

/** A user as administrators see them. */
export const user = sessionUser
  .omit({ needsSecondFactor: true })
  .extend({
    /** False for a contact who has not accepted an invitation yet. */
    hasAccount: z
      .boolean()
      .meta({ description: 'False for a contact who has not accepted an invitation yet.' }),
    /** They cannot sign in since then; null for everyone else. */
    deactivatedAt: instant
      .nullable()
      .meta({ description: 'They cannot sign in since then; null for everyone else.' }),
    /** Null for administrators. */
    organizationId: idOf('Organization').nullable().meta({ description: 'Null for administrators.' }),
  })
  .meta({ description: 'A user as administrators see them.' })
export type User = z.infer<typeof user>

export const listUsersInput = pageInput.extend({
  search: searchText,
  role: role.optional(),
})
export type ListUsersInput = z.infer<typeof listUsersInput>
export const userPage = pageOf(user)

export const peopleCounts = z.object({
  users: z.int(),
  administrators: z.int(),
  clients: z.int(),
  /** Those with an account who were not deactivated. */
  canSignIn: z
    .object({ administrators: z.int(), clients: z.int() })
    .meta({ description: 'Those with an account who were not deactivated.' }),
  pendingInvitations: z.int(),
  invitations: z.int(),
})

export const changeRoleInput = z.object({ email: emailAddress('Valid email address required'), role })
export type ChangeRoleInput = z.infer<typeof changeRoleInput>
