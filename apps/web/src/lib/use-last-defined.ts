import { useState } from 'react'

/** The value, or the last one that was defined: keeps the content of a drawer while it closes. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
