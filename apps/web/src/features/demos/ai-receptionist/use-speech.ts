import type { SpokenLine } from '@tallgrass/domain'
import { useEffect } from 'react'

/** A little brisker than a browser speaks by itself: as fast as the demo goes on. */
const RATE = 1.1

/**
 * Reads what the receptionist says aloud, where the browser can. Who has begun a line finishes it;
 * as soon as nothing `isHeard` any more there is silence.
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
