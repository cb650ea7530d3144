import { SegmentedControl, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId } from 'react'
import type { SignatureValues } from './read-signature'
import classes from './signature.module.css'
import { SignaturePad } from './signature-pad'

const methods = [
  { value: 'type', label: 'Type' },
  { value: 'draw', label: 'Draw' },
]

/** A preview of the signature, either typed from the name above it or drawn. */
export function SignatureField({ form }: { form: UseFormReturnType<SignatureValues> }) {
  const label = useId()
  const { how, name, strokes } = form.values
  const error = form.errors.strokes
  return (
    <div className={classes.field}>
      <span className={classes.label} id={label}>
        Choose how to sign
      </span>
      <SegmentedControl
        aria-labelledby={label}
        data={methods}
        value={how}
        onChange={(value) => form.setFieldValue('how', value === 'draw' ? 'draw' : 'type')}
        fullWidth
      />
      {how === 'draw' ? (
        // Takes the focus when the drawing is missing.
        <div tabIndex={-1} data-path="strokes">
          <SignaturePad strokes={strokes} onChange={(change) => form.setFieldValue('strokes', change)} />
        </div>
      ) : (
        <div className={`${classes.box} ${classes.typed}`} role="img" aria-label={`Signature: ${name}`}>
          <p>{name || 'Your name'}</p>
        </div>
      )}
      {error && (
        <Text className={classes.error} role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}
