import type { SpokenLine } from '@tallgrass/domain'
import { useEffect } from 'react'

/** Slightly faster than the browser's default, to keep pace with the demo. */
const RATE = 1.1

/**
 * Speaks the receptionist's lines if the browser supports speech. A line that has started is finished, unless
 * `isHeard` becomes false, which stops all speech.
 */
export function useSpeech(line: SpokenLine | undefined, isHeard: boolean) {
  const text = isHeard && line?.speaker === 'ai' ? line.text : undefined
  useEffect(() => {
    if (!text || !('speechSynthesis' in globalThis)) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.rate = RATE
    speechSynthesis.speak(utterance)
  }, [text])
  useEffect(() => {
    if (!isHeard || !('speechSynthesis' in globalThis)) return
    return () => speechSynthesis.cancel()
  }, [isHeard])
}
