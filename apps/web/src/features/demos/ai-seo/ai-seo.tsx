import { aiSeoDemo as words } from '@tallgrass/brand'
import { aiSeo } from '@tallgrass/domain'
import { FocusFirst } from '../../../ui/focus-first'
import { DemoFrame } from '../pieces/demo-frame'
import { Fold } from '../pieces/fold'
import { useTimeline } from '../use-timeline'
import { SeoForm } from './seo-form'
import { SeoProgress } from './seo-progress'
import { SeoReport } from './seo-report'

export function AiSeo() {
  const { send, state } = useTimeline(aiSeo)
  const { inputs, step } = state
  return (
    <DemoFrame
      title={words.title}
      text={words.text}
      results={inputs && step === 5 && <SeoReport inputs={inputs} />}
      outcome={<SeoProgress inputs={inputs} step={step} />}
      isRunning={inputs !== null}
      again={inputs ? { label: words.again, onClick: () => send({ type: 'reset' }) } : undefined}
    >
      <Fold summary={inputs ? Object.values(inputs).join(', ') : ''} isFolded={inputs !== null}>
        <FocusFirst key={inputs ? 'running' : 'editing'}>
          <SeoForm running={inputs} onStart={(typed) => send({ type: 'start', inputs: typed })} />
        </FocusFirst>
      </Fold>
    </DemoFrame>
  )
}
