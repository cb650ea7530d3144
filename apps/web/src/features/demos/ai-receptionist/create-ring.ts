const TONES_HZ = [440, 480]
const RING_SECONDS = 1
const VOLUME = 0.06

/**
 * A phone ring made of two tones. Browsers allow sound only after a user gesture, so call `allow` from a
 * button press; until then, `play` is silent.
 */
export function createRing() {
  let context: AudioContext | undefined
  let playing: OscillatorNode[] = []

  function stop() {
    for (const tone of playing) tone.stop()
    playing = []
  }

  return {
    allow() {
      if (!('AudioContext' in globalThis)) return
      context ??= new AudioContext()
      void context.resume()
    },
    play() {
      stop()
      const audio = context
      if (!audio) return
      const gain = audio.createGain()
      gain.gain.value = VOLUME
      gain.connect(audio.destination)
      playing = TONES_HZ.map((frequency) => {
        const tone = new OscillatorNode(audio, { frequency })
        tone.connect(gain)
        tone.start()
        tone.stop(audio.currentTime + RING_SECONDS)
        return tone
      })
    },
    stop,
    close() {
      stop()
      void context?.close()
      context = undefined
    },
  }
}

export type Ring = ReturnType<typeof createRing>
