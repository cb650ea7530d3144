import type { ReactNode } from 'react'
import type { FieldValues } from '../lib/record-draft'
import { DialogForm } from './dialog-form'
import { RecordField } from './record-field'
import { StaleRecord } from './stale-record'
import { type RecordFormOptions, useRecordForm } from './use-record-form'

export interface RecordFormProps extends RecordFormOptions {
  submitLabel: string
  pendingLabel: string
  isComplete?: (values: FieldValues) => boolean
  /** Why the record can no longer be saved. */
  blocked?: ReactNode
}

export function RecordForm({ blocked, isComplete, pendingLabel, submitLabel, ...options }: RecordFormProps) {
  const { fields, onDone, pending } = options
  const first = fields.find(({ readOnly }) => !readOnly)
  const { form, keepMine, submit, takeTheirs, theirs } = useRecordForm(options)
  return (
    <DialogForm
      onCancel={onDone}
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
      pending={pending}
      disabled={Boolean(blocked) || theirs !== undefined || isComplete?.(form.getValues()) === false}
      onSubmit={submit}
    >
      {blocked}
      {theirs && (
        <StaleRecord
          conflicts={theirs.conflicts}
          fields={fields}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      {fields.map((field) => (
        <RecordField key={field.name} field={field} form={form} first={field === first} />
      ))}
    </DialogForm>
  )
}
