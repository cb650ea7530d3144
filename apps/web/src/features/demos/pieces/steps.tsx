import { IconCheck } from '@tabler/icons-react'
import classes from './steps.module.css'

interface StepsProps {
  label: string
  steps: readonly { title: string; text: string }[]
  /** Number of finished steps; the next one is current. */
  done: number
}

/** A list of steps with the current one marked. */
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
