import { aiReceptionistDemo as words } from '@tallgrass/brand'
import { aiReceptionist } from '@tallgrass/domain'
import { useState } from 'react'
import { FocusFirst } from '../../../ui/focus-first'
import { DemoFrame } from '../pieces/demo-frame'
import { Metrics } from '../pieces/metrics'
import { PhoneFrame } from '../pieces/phone-frame'
import { useTimeline } from '../use-timeline'
import { CallScreen } from './call-screen'
import { CallTranscript } from './call-transcript'
import { createRing } from './create-ring'
import { useRing } from './use-ring'
import { useSpeech } from './use-speech'

const timeline = aiReceptionist(words.scenarios)

export function AiReceptionist() {
  const { isVisible, send, state } = useTimeline(timeline)
  const [ring] = useState(createRing)
  const { held, muted, phase, rings, spoken, voice } = state
  useRing(ring, phase === 'incoming' && isVisible ? rings : 0)
  useSpeech(spoken.at(-1), isVisible && phase === 'active' && voice && !muted && held === null)
  const scenario = words.scenarios[state.scenario]

  return (
    <DemoFrame
      deviceFirst
      title={words.title}
      text={words.text}
      device={
        <PhoneFrame>
          <FocusFirst key={phase}>
            <CallScreen state={state} scenario={scenario} ring={ring} onEvent={(type) => send({ type })} />
          </FocusFirst>
        </PhoneFrame>
      }
    >
      <CallTranscript state={state} />
      <Metrics metrics={words.metrics} />
    </DemoFrame>
  )
}
