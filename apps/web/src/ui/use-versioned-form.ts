import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '../lib/trpc-error'
import { unreadableDays } from '../lib/unreadable-days'
import { type Edit, type EditOptions, type RecordVersion, saveEdit } from '../lib/versioned-edit'

interface VersionedFormOptions<Values extends object>
  extends Omit<EditOptions<Values>, 'onEdit' | 'onRefused'> {
  form: UseFormReturnType<Values>
  /** The initial values and their version. */
  known: RecordVersion<Values>
  /** Their version with the changes made here. */
  merge: (base: Values, mine: Values, theirs: Values) => Values
  /** The date fields. */
  days: { name: string; label: string }[]
  focusError: (errors: FormErrors) => void
  /** Gets the focus after the choice between the versions. */
  firstField: string
  pending: boolean
}

/** A form that keeps its input after a refusal, and when someone else has saved the same record. */
export function useVersionedForm<Values extends object>(options: VersionedFormOptions<Values>) {
  const { days, firstField, focusError, form, known, merge, pending, ...saving } = options
  const [{ base, theirs }, onEdit] = useState<Edit<Values>>({ base: known })

  function send(values: Values, on: RecordVersion<Values>) {
    const onRefused = (error: unknown) => showErrors(fieldErrors(error))
    void saveEdit({ ...saving, onEdit, onRefused }, { values, on })
  }
  function showErrors(errors: FormErrors) {
    form.setErrors(errors)
    focusError(errors)
  }
  function keepMine() {
    if (!theirs) return
    const merged = merge(base.values, form.getValues(), theirs.values)
    form.setValues(merged)
    focusFirst()
    send(merged, theirs)
  }
  function takeTheirs() {
    if (!theirs) return
    form.setValues(theirs.values)
    onEdit({ base: theirs })
    focusFirst()
  }
  /** The buttons of the choice disappear. */
  function focusFirst() {
    form.getInputNode(firstField)?.focus()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const errors = { ...form.validate().errors, ...unreadableDays(event.currentTarget, days) }
    if (Object.keys(errors).length > 0) showErrors(errors)
    else if (!pending) send(form.getValues(), base)
  }
  return { theirs, keepMine, takeTheirs, submit }
}
