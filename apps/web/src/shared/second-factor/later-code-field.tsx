import type { TextInputProps } from '@mantine/core'
import { CodeField } from '../../ui/code-field'

/** For the code of the second factor, once another proof was right. */
export function LaterCodeField(props: TextInputProps) {
  return (
    <CodeField
      label="Authenticator code"
      description="Of your authenticator app, or a recovery code."
      {...props}
    />
  )
}
