import { IconCheck } from '@tabler/icons-react'
import classes from './steps.module.css'

interface StepsProps {
  label: string
  steps: readonly { title: string; text: string }[]
  /** How many are behind us; the next one is now. */
  done: number
}

/** What happens one after the other, and where it has got to. */
export function Steps({ done, label, steps }: StepsProps) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map(({ text, title }, index) => (
        <li
          key={title}
          data-state={index < done ? 'done' : index === done ? 'now' : 'later'}
          aria-current={index === done ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden>
            {index < done ? <IconCheck /> : index + 1}
          </span>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
