import { useState } from 'react'

/** The value, or the one before it was gone: what a drawer still shows while it leaves. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
