import { type ReactNode, useState } from 'react'

interface KeepingProps<Value> {
  initial: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** Keeps the value of a field, so that it can be tried. */
export function Keeping<Value>({ children, initial }: KeepingProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
