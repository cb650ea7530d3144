import { encode } from 'uqr'
import classes from './qr-code.module.css'

// The standard asks for four empty squares around the code.
const QUIET = 4

/** A text as a QR code. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}
