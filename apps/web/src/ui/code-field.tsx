import { TextInput, type TextInputProps } from '@mantine/core'

/** For a code from an email or an app. Phones offer the digits of a message that has just arrived. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
