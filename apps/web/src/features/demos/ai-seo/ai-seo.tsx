import { aiSeoDemo as words } from '@tallgrass/brand'
import { aiSeo } from '@tallgrass/domain'
import { FocusFirst } from '../../../ui/focus-first'
import { DemoFrame } from '../pieces/demo-frame'
import { useTimeline } from '../use-timeline'
import classes from './seo.module.css'
import { SeoForm } from './seo-form'
import { SeoProgress } from './seo-progress'
import { SeoReport } from './seo-report'

export function AiSeo() {
  const { send, state } = useTimeline(aiSeo)
  const { inputs, step } = state
  const device = <SeoProgress inputs={inputs} step={step} />
  return (
    <div className={classes.demo}>
      <DemoFrame title={words.title} text={words.text} device={device}>
        <FocusFirst key={inputs ? 'running' : 'editing'}>
          <SeoForm
            running={inputs}
            onStart={(typed) => send({ type: 'start', inputs: typed })}
            onReset={() => send({ type: 'reset' })}
          />
        </FocusFirst>
      </DemoFrame>
      {inputs && step === 5 && <SeoReport inputs={inputs} />}
    </div>
  )
}
