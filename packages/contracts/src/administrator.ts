import { z } from 'zod'
import { invitationPassword } from './password.ts'
import { emailAddress, line } from './text.ts'

/** The input of the command that creates an administrator. */
export const createAdministratorInput = z
  .object({
    name: line({ label: 'Name', min: 2, required: 'Name must be at least 2 characters' }),
    email: emailAddress('Valid email address required'),
    password: invitationPassword,
  })
  .meta({ description: 'The input of the command that creates an administrator.' })
export type CreateAdministratorInput = z.infer<typeof createAdministratorInput>
