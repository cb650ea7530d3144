import { aiReceptionistDemo as words } from '@tallgrass/brand'
import { aiReceptionist } from '@tallgrass/domain'
import { useState } from 'react'
import { FocusFirst } from '../../ui/focus-first'
import classes from './call.module.css'
import { CallScreen } from './call-screen'
import { CallTranscript } from './call-transcript'
import { createRing } from './create-ring'
import { DemoFrame } from './demo-frame'
import { Metrics } from './metrics'
import { useRing } from './use-ring'
import { useSpeech } from './use-speech'
import { useTimeline } from './use-timeline'

const timeline = aiReceptionist(words.scenarios)

export function AiReceptionist() {
  const { isVisible, send, state } = useTimeline(timeline)
  const [ring] = useState(createRing)
  useRing(ring, state.phase === 'incoming' && isVisible ? state.rings : 0)
  const { held, muted, phase, spoken, voice } = state
  useSpeech(spoken.at(-1), isVisible && phase === 'active' && voice && !muted && held === null)
  const scenario = words.scenarios[state.scenario]

  return (
    <DemoFrame
      deviceFirst
      title={words.title}
      text={words.text}
      device={
        <div className={classes.phone}>
          <FocusFirst key={state.phase}>
            <CallScreen state={state} scenario={scenario} ring={ring} onEvent={(type) => send({ type })} />
          </FocusFirst>
        </div>
      }
    >
      <CallTranscript state={state} />
      <Metrics metrics={words.metrics} />
    </DemoFrame>
  )
}
