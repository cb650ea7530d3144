import type { SpokenLine } from '@tallgrass/domain'
import { useEffect } from 'react'

/** Reads the newest line of the receptionist aloud, where the browser can; without a line it is quiet. */
export function useSpeech(line: SpokenLine | undefined) {
  const text = line?.speaker === 'ai' ? line.text : undefined
  useEffect(() => {
    if (!text || !('speechSynthesis' in globalThis)) return
    speechSynthesis.speak(new SpeechSynthesisUtterance(text))
    return () => speechSynthesis.cancel()
  }, [text])
}
