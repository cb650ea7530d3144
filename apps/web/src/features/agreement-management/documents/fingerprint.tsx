import { CopyButton, Tooltip, UnstyledButton } from '@mantine/core'
import classes from './evidence-timeline.module.css'

const SHOWN = 12

interface FingerprintProps {
  /** Of what it is. */
  label: string
  /** SHA-256 in hex. */
  value: string
}

/** The beginning of a fingerprint; the whole of it on focus, under the pointer, and to be copied. */
export function Fingerprint({ label, value }: FingerprintProps) {
  return (
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Tooltip label={<span className={classes.whole}>{value}</span>} multiline maw="min(22rem, 90vw)">
          <UnstyledButton
            className={classes.print}
            aria-label={`Copy the fingerprint of the ${label.toLowerCase()}: ${value}`}
            onClick={copy}
          >
            {label} <span aria-live="polite">{copied ? 'copied' : `${value.slice(0, SHOWN)}…`}</span>
          </UnstyledButton>
        </Tooltip>
      )}
    </CopyButton>
  )
}
