import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { FieldValues } from '../lib/record-draft'
import { MoneyField } from './money-field'

/** A field of a record's form. */
export interface RecordFieldSpec {
  name: string
  label: string
  kind: 'line' | 'paragraph' | 'day' | 'amount' | 'check' | 'choice' | 'custom'
  description?: string
  /** Shown, but not changed by this reader. For `line` and `check`. */
  readOnly?: boolean
  /** For `choice`. */
  choices?: { value: string; label: string }[]
  /** For `custom`; the props come from the form. */
  render?: (props: ReturnType<UseFormReturnType<FieldValues>['getInputProps']>) => ReactNode
  /** Formats a value for the comparison of a stale edit. */
  inWords?: (value: string) => string
}

interface RecordFieldProps {
  field: RecordFieldSpec
  form: UseFormReturnType<FieldValues>
  first: boolean
}

export function RecordField({ field, first, form }: RecordFieldProps) {
  const { description, kind, label, name, readOnly } = field
  const props = {
    label,
    name,
    ...(description && { description }),
    ...(first && { 'data-autofocus': true }),
    ...form.getInputProps(name, { type: kind === 'check' ? 'checkbox' : 'input' }),
  }
  switch (kind) {
    case 'line':
      return <TextInput autoComplete="off" readOnly={readOnly} {...props} />
    case 'amount':
      return <MoneyField {...props} />
    case 'day':
      return <TextInput type="date" {...props} />
    case 'paragraph':
      return <Textarea maxRows={8} {...props} />
    case 'check':
      return <Checkbox disabled={readOnly} {...props} />
    case 'choice':
      return <NativeSelect data={field.choices ?? []} {...props} />
    case 'custom':
      return field.render?.(form.getInputProps(name))
  }
}
