import classes from './typing-dots.module.css'

/** Somebody is writing. With no label, the words beside it say who. */
export function TypingDots({ label }: { label?: string }) {
  return (
    <span
      className={classes.dots}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <i />
      <i />
      <i />
    </span>
  )
}
