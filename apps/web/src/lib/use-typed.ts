import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

/** Long enough not to ask at every key. */
const TYPING_PAUSE_MS = 300

interface TypedOptions {
  /** What counts; it may also be changed from elsewhere. */
  value: string
  /** Whether the text can be used as it is; half of a date cannot. */
  isWhole: (text: string) => boolean
  onChange: (text: string) => void
}

/** A field that says what was typed after a pause, and never takes a key back. */
export function useTyped({ value, isWhole, onChange }: TypedOptions) {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  const [sent, setSent] = useState(value)
  const [refused, setRefused] = useState(false)
  if (value !== before) {
    setBefore(value)
    if (value !== sent) {
      setTyped(value)
      setSent(value)
      setRefused(false)
    }
  }
  const send = useDebouncedCallback((text: string) => {
    setRefused(!isWhole(text))
    if (!isWhole(text)) return
    setSent(text)
    onChange(text)
  }, TYPING_PAUSE_MS)

  return {
    typed,
    /** What stands there cannot be used. */
    refused,
    type(text: string) {
      setTyped(text)
      setRefused(false)
      send(text)
    },
  }
}
