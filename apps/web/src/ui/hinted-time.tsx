import { Tooltip } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
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
  const time = useRef<HTMLTimeElement>(null)
  const [isHinting, setHinting] = useState(false)
  const id = useId()
  const show = () => setHinting(true)
  const hide = () => setHinting(false)
  return (
    <>
      <time
        ref={time}
        dateTime={dateTime}
        className={classes.time}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the date must be reachable by keyboard.
        tabIndex={0}
        aria-describedby={isHinting ? id : undefined}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && hide()}
      >
        {text}
      </time>
      {isHinting && (
        <Tooltip className={classes.hint} label={<span id={id}>{hint()}</span>} target={time} opened />
      )}
    </>
  )
}
