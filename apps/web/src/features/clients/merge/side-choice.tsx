import { type Ref, useId } from 'react'
import type { Side } from './merge-draft'
import classes from './side-choice.module.css'

interface SideChoiceProps {
  label: string
  description?: string
  value: Side
  onChange: (side: Side) => void
  texts: Record<Side, string>
  /** The chosen side, for the focus. */
  ref?: Ref<HTMLInputElement>
}

const sides: Side[] = ['first', 'other']

/** Both values of a field, side by side, and which of them stays. Plain elements weigh nothing on other pages. */
export function SideChoice({ description, label, onChange, ref, texts, value }: SideChoiceProps) {
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      {description && <p className={classes.description}>{description}</p>}
      <div className={classes.sides}>
        {sides.map((side) => (
          <label key={side} className={classes.side}>
            <input
              type="radio"
              name={name}
              checked={value === side}
              onChange={() => onChange(side)}
              {...(ref && value === side && { ref, 'data-autofocus': true })}
            />
            <span>{texts[side] || 'Nothing'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
