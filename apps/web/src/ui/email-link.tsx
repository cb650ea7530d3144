import { Anchor } from '@mantine/core'
import { EmailText } from './email-text'

/** Opens the mail client. An empty address is no link. */
export function EmailLink({ email }: { email: string }) {
  if (!email) return <EmailText>{email}</EmailText>
  return (
    <Anchor inherit href={`mailto:${email}`}>
      <EmailText>{email}</EmailText>
    </Anchor>
  )
}
