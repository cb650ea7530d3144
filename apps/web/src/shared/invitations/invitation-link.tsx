import { Stack, Text } from '@mantine/core'
import { formatDateTime } from '../../lib/format'
import { CopyField } from '../../ui/copy-field'

export interface IssuedLink {
  email: string
  inviteUrl: string
  expiresAt: string
  /** The message with the link has gone out. */
  emailSent: boolean
}

/** The only time that the link can be seen: the server keeps its hash alone. */
export function InvitationLink({ email, emailSent, expiresAt, inviteUrl }: IssuedLink) {
  return (
    <Stack>
      <Text>
        {emailSent ? `This link was sent to ${email}.` : `Send this link to ${email}.`} It works once, until{' '}
        {formatDateTime(expiresAt)}, and is shown only now. You can make a new one at any time.
      </Text>
      <CopyField label="Link" value={inviteUrl} copyLabel="Copy link" />
    </Stack>
  )
}
