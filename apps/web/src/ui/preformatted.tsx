import classes from './preformatted.module.css'

interface PreformattedProps {
  children: string
  /** Letters of one width, for what a program wrote. */
  code?: boolean
}

/** A text with its own line breaks, as it stands. */
export function Preformatted({ children, code = false }: PreformattedProps) {
  return (
    <pre className={classes.text} data-code={code || undefined}>
      {children}
    </pre>
  )
}
