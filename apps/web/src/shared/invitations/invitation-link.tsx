import { Stack, Text } from '@mantine/core'
import type { Instant } from '@tallgrass/domain'
import { CopyField } from '../../ui/copy-field'
import { DateTime } from '../../ui/date-time'

export interface IssuedLink {
  email: string
  inviteUrl: string
  expiresAt: Instant
  /** The email with the link was sent. */
  emailSent: boolean
}

/** The only time that the link is shown: the server stores just its hash. */
export function InvitationLink({ email, emailSent, expiresAt, inviteUrl }: IssuedLink) {
  return (
    <Stack>
      <Text>
        {emailSent ? `This link was sent to ${email}.` : `Send this link to ${email}.`} It works once and
        expires on <DateTime at={expiresAt} />. It will not be shown again, but you can create a new one at
        any time.
      </Text>
      <CopyField label="Link" value={inviteUrl} copyLabel="Copy link" />
    </Stack>
  )
}
