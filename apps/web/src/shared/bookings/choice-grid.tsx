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
  /** How wide one choice is at least. */
  size: 'small' | 'medium' | 'large'
  /** The id of what is wrong. */
  describedBy?: string | undefined
}

/** One of several, each a box that can be pressed: one stop for Tab, arrows in between. */
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
