import { z } from 'zod'
import { invitationPassword } from './password.ts'
import { emailAddress, line } from './text.ts'

/** What the command that creates an administrator is given. */
export const createAdministratorInput = z.object({
  name: line({ label: 'Name', min: 2, required: 'Name must be at least 2 characters' }),
  email: emailAddress('Valid email address required'),
  password: invitationPassword,
})
export type CreateAdministratorInput = z.infer<typeof createAdministratorInput>
