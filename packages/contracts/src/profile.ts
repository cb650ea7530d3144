import { MAX_PICTURE_BYTES } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { organizationEdit } from './organization-form.ts'
import { enteredPassword, secretToken } from './password.ts'
import { instant, sessionUser } from './person.ts'
import { version } from './projects.ts'
import { clearableLine, emailAddress, line } from './text.ts'

/** What people know and change about themselves. */
export const profile = sessionUser
  .pick({ id: true, name: true, email: true, emailVerified: true, picture: true })
  .extend({
    phone: z.string().nullable(),
    /** Null: that of the organization, or of the business. */
    timeZone: z
      .string()
      .nullable()
      .meta({ description: 'Null: that of the organization, or of the business.' }),
    /** Counts while `timeZone` is null. */
    defaultTimeZone: z.string().meta({ description: 'Counts while `timeZone` is null.' }),
    /** The new address that waits for its confirmation. */
    newEmail: z
      .object({ email: z.string(), expiresAt: instant })
      .nullable()
      .meta({ description: 'The new address that waits for its confirmation.' }),
    version: z.int(),
  })
  .meta({ description: 'What people know and change about themselves.' })
export type Profile = z.infer<typeof profile>

/** What people change about themselves, as a form has it. */
export const profileForm = z.object({
  name: line({ label: 'Name', required: 'Name is required' }).optional(),
  phone: clearableLine({ label: 'Phone', max: 50 }),
  timeZone: organizationEdit.timeZone,
})

/** Missing fields stay unchanged. `version` is the version that the editor saw. */
export const updateProfileInput = profileForm
  .extend({ version })
  .meta({ description: 'Missing fields stay unchanged. `version` is the version that the editor saw.' })
export type UpdateProfileInput = z.infer<typeof updateProfileInput>

const TOO_LARGE = 'The picture must be at most 90 kB'

/** A JPEG, PNG or WebP image in base64, of at most 90 kB. Of one that is no square, the middle counts. */
export const setPictureInput = z
  .object({
    image: z
      .base64('The picture must be an image in base64')
      .min(1, 'Choose a picture')
      .max(Math.ceil(MAX_PICTURE_BYTES / 3) * 4, TOO_LARGE),
  })
  .meta({
    description:
      'A JPEG, PNG or WebP image in base64, of at most 90 kB. Of one that is no square, the middle counts.',
  })
export type SetPictureInput = z.infer<typeof setPictureInput>

export const pictureAddress = z.object({
  userId: idOf('User'),
  sha256: z.string().regex(/^[\da-f]{64}$/, 'This picture does not exist'),
})

export const changeEmailInput = z.object({
  email: emailAddress('Please enter a valid email address'),
  password: enteredPassword,
})
export type ChangeEmailInput = z.infer<typeof changeEmailInput>

export const emailLinkInput = z.object({ token: secretToken })
export type EmailLinkInput = z.infer<typeof emailLinkInput>

/** What a link confirms: the address of a new account, or a changed one. */
export const emailLink = z
  .object({ email: z.string(), isChange: z.boolean() })
  .meta({ description: 'What a link confirms: the address of a new account, or a changed one.' })
export type EmailLink = z.infer<typeof emailLink>

/** The change that a link takes back. */
export const emailUndo = z
  .object({ oldEmail: z.string(), newEmail: z.string() })
  .meta({ description: 'The change that a link takes back.' })
export type EmailUndo = z.infer<typeof emailUndo>

/** `passwordToken` sets a new password, once, within an hour. */
export const emailUndone = z
  .object({ email: z.string(), passwordToken: z.string() })
  .meta({ description: '`passwordToken` sets a new password, once, within an hour.' })

export const confirmedAddressInput = z.object({ userId: idOf('User') })
export type ConfirmedAddressInput = z.infer<typeof confirmedAddressInput>
