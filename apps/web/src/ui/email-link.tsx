import { Anchor } from '@mantine/core'
import { EmailText } from './email-text'

export function EmailLink({ email }: { email: string }) {
  return (
    <Anchor inherit href={`mailto:${email}`}>
      <EmailText>{email}</EmailText>
    </Anchor>
  )
}
