import { TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { stepMoney, tidyMoney, toPlainAmount } from '../lib/typed-money'

interface MoneyFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value?: string
  /** Gets the plain decimal ('1234.50') if the text is an amount, and otherwise the text, which is refused. */
  onChange: (amount: string) => void
  /** The arrow keys change the amount by `step`, but not below `min`. */
  step?: string
  min?: string
}

/** Accepts amounts as people type them: `1,234.50`, `$1200`, `1 200`, `1200.` */
export function MoneyField({ min, onBlur, onChange, step, value = '', ...props }: MoneyFieldProps) {
  const [typed, setTyped] = useState(value)
  // What was typed stays visible until the value changes from outside.
  const shown = toPlainAmount(typed) === toPlainAmount(value) ? typed : value
  function change(text: string) {
    setTyped(text)
    onChange(toPlainAmount(text))
  }
  function stepOnArrow(event: KeyboardEvent<HTMLInputElement>) {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    change(stepMoney(shown, { direction: event.key === 'ArrowUp' ? 1n : -1n, step, min }))
  }
  return (
    <TextInput
      autoComplete="off"
      inputMode="decimal"
      leftSection="$"
      {...props}
      {...(step && { step })}
      {...(min && { min })}
      value={shown}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={stepOnArrow}
      onBlur={(event) => {
        setTyped(tidyMoney(shown))
        onBlur?.(event)
      }}
    />
  )
}
