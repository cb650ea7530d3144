import type { ReactNode } from 'react'
import classes from './choice-grid.module.css'

interface Choice {
  value: string
  label: ReactNode
}

interface ChoiceGridProps {
  legend: string
  name: string
  choices: Choice[]
  value: string | null
  onChange: (value: string) => void
  /** The minimum width of a choice. */
  size: 'small' | 'medium' | 'large'
  /** The id of the error message. */
  describedBy?: string | undefined
}

/** Radio buttons as boxes: one Tab stop, with the arrow keys between the choices. */
export function ChoiceGrid({ choices, describedBy, legend, name, onChange, size, value }: ChoiceGridProps) {
  return (
    <fieldset className={classes.group} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <div className={classes.grid} data-size={size}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
