import classes from './typing-dots.module.css'

/** A typing indicator. Without a label, screen readers skip it and read the text beside it instead. */
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
