import type { ReactNode } from 'react'
import classes from './choice-grid.module.css'

interface Choice<Value extends string> {
  value: Value
  label: ReactNode
}

interface ChoiceGridProps<Value extends string> {
  legend: string
  name: string
  choices: Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** The minimum width of a choice. */
  size: 'small' | 'medium' | 'large'
  /** The id of the error message. */
  describedBy?: string | undefined
}

/** Radio buttons as boxes: one Tab stop, with the arrow keys between the choices. */
export function ChoiceGrid<Value extends string>(props: ChoiceGridProps<Value>) {
  const { choices, describedBy, legend, name, onChange, size, value } = props
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
