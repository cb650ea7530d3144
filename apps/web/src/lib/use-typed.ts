import { useDebouncedCallback } from '@mantine/hooks'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { TYPING_PAUSE_MS } from './typing-pause'

interface TypedOptions {
  /** The current value. It may also change from outside. */
  value: string
  /** False for a text that cannot be used yet, such as half of a date. */
  isComplete: (text: string) => boolean
  onChange: (text: string) => void
}

/** A field that reports its text after a pause in typing, and never overwrites a keystroke. */
export function useTyped({ value, isComplete, onChange }: TypedOptions) {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  const [sent, setSent] = useState(value)
  const [invalid, setInvalid] = useState(false)
  if (value !== before) {
    setBefore(value)
    if (value !== sent) {
      setTyped(value)
      setSent(value)
      setInvalid(false)
    }
  }
  const router = useRouter()
  const send = useDebouncedCallback((text: string) => {
    // Reporting would bring the reader back to the page that they are leaving.
    if (isLeaving(router)) return
    setInvalid(!isComplete(text))
    if (!isComplete(text)) return
    setSent(text)
    onChange(text)
  }, TYPING_PAUSE_MS)

  return {
    typed,
    /** The text cannot be used. */
    invalid,
    type(text: string) {
      setTyped(text)
      setInvalid(false)
      send(text)
    },
  }
}

/** True while a link to another page is loading. */
function isLeaving({ latestLocation, state }: AnyRouter): boolean {
  return state.resolvedLocation !== undefined && latestLocation.pathname !== state.resolvedLocation.pathname
}
