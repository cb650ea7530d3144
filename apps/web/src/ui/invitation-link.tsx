import { Stack, Text } from '@mantine/core'
import { CopyField } from './copy-field'

export interface IssuedLink {
  email: string
  inviteUrl: string
}

/** The only time that the link can be seen: the server keeps its hash alone. */
export function InvitationLink({ email, inviteUrl }: IssuedLink) {
  return (
    <Stack>
      <Text>
        Send this link to {email}. It works once, for seven days, and is shown only now. You can make a new
        one at any time.
      </Text>
      <CopyField label="Link" value={inviteUrl} copyLabel="Copy link" />
    </Stack>
  )
}
