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
  const { held, muted, phase, rings, sound, spoken, voice } = state
  useRing(ring, phase === 'incoming' && isVisible && sound ? rings : 0)
  useSpeech(spoken.at(-1), isVisible && phase === 'active' && voice && !muted && held === null)
  const isTalk = phase !== 'idle' && phase !== 'incoming'

  return (
    <DemoFrame
      title={words.title}
      text={words.text}
      outcome={
        <PhoneFrame>
          <FocusFirst key={phase} preventScroll={isTalk}>
            <CallScreen
              state={state}
              scenario={words.scenarios[state.scenario]}
              ring={ring}
              onEvent={(type) => send({ type })}
            />
          </FocusFirst>
        </PhoneFrame>
      }
      figures={<Metrics metrics={words.metrics} />}
      isRunning={phase !== 'idle'}
      // During a call, what is said comes first.
      outcomeFirst={!isTalk}
      again={
        isTalk && phase !== 'active'
          ? { label: words.back, onClick: () => send({ type: 'close' }) }
          : undefined
      }
    >
      <CallTranscript state={state} />
    </DemoFrame>
  )
}
