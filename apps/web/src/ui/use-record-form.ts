import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { type Conflict, changesOf, conflictsOf, type FieldValues, toFieldValues } from '../lib/record-draft'
import { showFirstError } from '../lib/show-first-error'
import { fieldErrors, staleEdit } from '../lib/trpc-error'
import { unreadableDays } from '../lib/unreadable-days'
import type { RecordFieldSpec } from './record-field'

interface Saved {
  values: FieldValues
  /** Of them, what differs from what the editor saw. */
  changes: FieldValues
  /** The version that the editor saw. */
  version: number
}

interface Known {
  values: FieldValues
  version: number
}

interface Theirs extends Known {
  conflicts: Conflict[]
}

export interface RecordFormOptions {
  fields: RecordFieldSpec[]
  /** What the fields hold at first, and of which version. A new record has none. */
  record: FieldValues
  version?: number | undefined
  schema: Parameters<typeof schemaResolver>[0]
  /** Rejects when it was refused; whoever saves has told the person why. */
  save: (saved: Saved) => Promise<unknown>
  pending: boolean
  onPending: (pending: boolean) => void
  onDone: () => void
}

/** A form that loses nothing: not to a refusal, and not to somebody who saved the same record meanwhile. */
export function useRecordForm(options: RecordFormOptions) {
  const { fields, onDone, onPending, pending, save } = options
  const [base, setBase] = useState<Known>({ values: options.record, version: options.version ?? 0 })
  const [theirs, setTheirs] = useState<Theirs>()
  const form = useForm<FieldValues>({
    initialValues: options.record,
    validate: schemaResolver(options.schema, { sync: true }),
  })

  async function send(values: FieldValues, on: Known): Promise<void> {
    setTheirs(undefined)
    onPending(true)
    try {
      await save({ values, changes: changesOf(on.values, values), version: on.version })
      onDone()
    } catch (error) {
      await showRefusal(error, values, on)
    } finally {
      onPending(false)
    }
  }
  async function showRefusal(error: unknown, values: FieldValues, on: Known) {
    const late = staleEdit(error)?.theirs
    if (!late) return showErrors(form, fieldErrors(error))
    const now = { values: toFieldValues(Object.keys(on.values), late), version: late.version }
    const conflicts = conflictsOf(on.values, values, late)
    if (conflicts.length > 0) setTheirs({ ...now, conflicts })
    // Something else about the record has changed: there is nothing to choose between.
    else await send(values, now)
  }
  function keepMine({ values: saved, version }: Theirs) {
    const merged = { ...saved, ...changesOf(base.values, form.getValues()) }
    form.setValues(merged)
    setBase({ values: saved, version })
    void send(merged, { values: saved, version })
  }
  function takeTheirs({ values, version }: Theirs) {
    form.setValues(values)
    setBase({ values, version })
    setTheirs(undefined)
    form.getInputNode(fields[0]?.name ?? '')?.focus()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const errors = { ...form.validate().errors, ...unreadableDays(event.currentTarget, fields) }
    if (Object.keys(errors).length > 0) showErrors(form, errors)
    else if (!pending) void send(form.getValues(), base)
  }
  return { form, theirs, keepMine, takeTheirs, submit }
}

function showErrors(
  form: UseFormReturnType<FieldValues>,
  errors: ReturnType<typeof form.validate>['errors'],
) {
  form.setErrors(errors)
  showFirstError(form)(errors)
}
