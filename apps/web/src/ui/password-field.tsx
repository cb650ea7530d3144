import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** Its eye can be reached by keyboard and says what it does. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      // Alone among the inputs this one does not say it by itself.
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide password', tabIndex: 0 }}
      {...props}
    />
  )
}
