import { VisuallyHidden } from '@mantine/core'
import { aiSeoDemo } from '@tallgrass/brand'
import { fillInputs, type SeoInputs, type SeoState } from '@tallgrass/domain'
import { FoldedSteps } from '../pieces/folded-steps'
import classes from './seo.module.css'

const { form, steps } = aiSeoDemo

/** The five steps, worded for the visitor's input, or for an example before there is any. */
export function SeoProgress({ inputs, step }: { inputs: SeoInputs | null; step: SeoState['step'] }) {
  const about = inputs ?? form.examples
  const worded = steps.map(({ text, title }) => ({ title, text: fillInputs(text, about) }))
  const now = worded[step - 1]
  const done = step === 5 ? 5 : Math.max(0, step - 1)
  return (
    <div className={classes.progress} data-over={step === 5 || undefined}>
      <VisuallyHidden role="status">{now && `${now.title}: ${now.text}`}</VisuallyHidden>
      <FoldedSteps
        label={aiSeoDemo.title}
        steps={worded}
        done={step === 0 ? -1 : done}
        isFolded={step === 5}
      />
    </div>
  )
}
