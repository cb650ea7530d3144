import { demoPage } from '@tallgrass/brand'
import { fillTemplate } from '@tallgrass/domain'
import { Fold } from './fold'
import { Steps } from './steps'

interface FoldedStepsProps {
  label: string
  steps: readonly { title: string; text: string }[]
  /** Number of finished steps. */
  done: number
  isFolded: boolean
}

/** The steps of a demo. When folded, the line names the current one. */
export function FoldedSteps({ done, isFolded, label, steps }: FoldedStepsProps) {
  const total = String(steps.length)
  const title = steps[done]?.title
  const summary = title
    ? fillTemplate(demoPage.fold.step, { step: String(done + 1), total, title })
    : fillTemplate(demoPage.fold.done, { total })
  return (
    <Fold summary={summary} isFolded={isFolded}>
      <Steps label={label} steps={steps} done={done} />
    </Fold>
  )
}
