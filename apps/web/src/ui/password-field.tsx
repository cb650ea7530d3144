import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A password input whose visibility button has a label and can be reached by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      // Unlike Mantine's other inputs, this one does not set it.
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide password', tabIndex: 0 }}
      {...props}
    />
  )
}
