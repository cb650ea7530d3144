import { LinkedText } from './linked-text'
import classes from './preformatted.module.css'

interface PreformattedProps {
  children: string
  /** Uses a monospaced font, for output of a program. */
  code?: boolean
}

/** A text shown with its own line breaks, and its addresses as links. */
export function Preformatted({ children, code = false }: PreformattedProps) {
  return (
    <pre className={classes.text} data-code={code || undefined}>
      {code ? children : <LinkedText>{children}</LinkedText>}
    </pre>
  )
}
