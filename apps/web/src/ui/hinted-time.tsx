import { Hint } from './hint'
import classes from './hinted-time.module.css'

interface HintedTimeProps {
  dateTime: string
  /** What is shown, such as '3 days ago'. */
  text: string
  /** What hover and focus show. Asked only then: a table has many times. */
  hint: () => string
}

/** A time in relative words, with the date itself as a tooltip on hover and focus. */
export function HintedTime({ dateTime, hint, text }: HintedTimeProps) {
  return (
    <Hint label={hint}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the date must be reachable by keyboard. */}
      <time dateTime={dateTime} className={classes.time} tabIndex={0}>
        {text}
      </time>
    </Hint>
  )
}
