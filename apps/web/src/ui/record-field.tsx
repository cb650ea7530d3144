import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { FieldValues } from '../lib/record-draft'

/** One field of a form about a record. */
export interface RecordFieldSpec {
  name: string
  label: string
  kind: 'line' | 'paragraph' | 'day' | 'amount' | 'check' | 'choice' | 'custom'
  description?: string
  /** Of a choice. */
  choices?: { value: string; label: string }[]
  /** Of a custom field; its props come from the form. */
  render?: (props: ReturnType<UseFormReturnType<FieldValues>['getInputProps']>) => ReactNode
  /** How a value reads where both sides of a late edit are shown. */
  inWords?: (value: string) => string
}

interface RecordFieldProps {
  field: RecordFieldSpec
  form: UseFormReturnType<FieldValues>
  first: boolean
}

export function RecordField({ field, first, form }: RecordFieldProps) {
  const { description, kind, label, name } = field
  const props = {
    label,
    name,
    ...(description && { description }),
    ...(first && { 'data-autofocus': true }),
    ...form.getInputProps(name, { type: kind === 'check' ? 'checkbox' : 'input' }),
  }
  switch (kind) {
    case 'line':
      return <TextInput autoComplete="off" {...props} />
    case 'amount':
      return <TextInput autoComplete="off" inputMode="decimal" leftSection="$" {...props} />
    case 'day':
      return <TextInput type="date" {...props} />
    case 'paragraph':
      return <Textarea maxRows={8} {...props} />
    case 'check':
      return <Checkbox {...props} />
    case 'choice':
      return <NativeSelect data={field.choices ?? []} {...props} />
    case 'custom':
      return field.render?.(form.getInputProps(name))
  }
}
