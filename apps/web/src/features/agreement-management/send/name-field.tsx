import { TextInput, type TextInputProps } from '@mantine/core'
import { NameChoices, type NameChoicesProps } from './name-choices'

interface NameFieldProps extends TextInputProps, Pick<NameChoicesProps, 'names' | 'onChoose'> {
  /** For what the names are offered. */
  namesLabel: string
}

/** A text with names that one click puts into it. */
export function NameField({ names, namesLabel, onChoose, ...props }: NameFieldProps) {
  return (
    <>
      <TextInput autoComplete="off" {...props} />
      <NameChoices label={namesLabel} names={names} onChoose={onChoose} />
    </>
  )
}
