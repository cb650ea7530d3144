import classes from './preformatted.module.css'

interface PreformattedProps {
  children: string
  /** Uses a monospaced font, for output of a program. */
  code?: boolean
}

/** A text shown with its own line breaks. */
export function Preformatted({ children, code = false }: PreformattedProps) {
  return (
    <pre className={classes.text} data-code={code || undefined}>
      {children}
    </pre>
  )
}
