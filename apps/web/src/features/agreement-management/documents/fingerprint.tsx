import { CopyButton, UnstyledButton } from '@mantine/core'
import { Hint } from '../../../ui/hint'
import classes from './evidence-timeline.module.css'

const SHOWN_LENGTH = 12

interface FingerprintProps {
  /** The fingerprinted object, such as 'File'. */
  label: string
  /** SHA-256 in hex. */
  value: string
}

/** Shows the start of a fingerprint. Hover and focus show all of it, and a click copies it. */
export function Fingerprint({ label, value }: FingerprintProps) {
  return (
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Hint label={<span className={classes.whole}>{value}</span>} multiline maw="min(22rem, 90vw)">
          <UnstyledButton
            className={classes.print}
            aria-label={`Copy the fingerprint of the ${label.toLowerCase()}: ${value}`}
            onClick={copy}
          >
            {label} <span aria-live="polite">{copied ? 'copied' : `${value.slice(0, SHOWN_LENGTH)}…`}</span>
          </UnstyledButton>
        </Hint>
      )}
    </CopyButton>
  )
}
