import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { createInvoiceInput } from '@tallgrass/contracts'
import { AppError, ensureChargeable } from '@tallgrass/domain'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/notify'
import { type Conflict, conflictsOf } from '../../../lib/record-draft'
import { fieldErrors, staleEdit } from '../../../lib/trpc-error'
import { unreadableDays } from '../../../lib/unreadable-days'
import { type InvoiceDraft, mergeDrafts, toFieldTexts, toInput, totalsSoFar } from './invoice-draft'

interface Known {
  draft: InvoiceDraft
  version: number
}

interface InvoiceFormOptions {
  draft: InvoiceDraft
  /** Which version of a saved draft it is. */
  version?: number
  /** Rejects when it was refused; whoever saves has told the person why. */
  save: (input: ReturnType<typeof toInput>, version: number) => Promise<unknown>
  /** What stands there by now. */
  reload?: () => Promise<Known>
  onPending: (pending: boolean) => void
  onDone: () => void
}

export type InvoiceForm = UseFormReturnType<InvoiceDraft>
const NOT_COMPARED =
  'Somebody else saved this invoice meanwhile, and theirs could not be loaded. Please try again.'
const resolve = schemaResolver(createInvoiceInput, { sync: true })

/** A form that loses nothing: not to a refusal, and not to somebody who saved the same draft meanwhile. */
export function useInvoiceForm(options: InvoiceFormOptions) {
  const { onDone, onPending, reload, save } = options
  const [base, setBase] = useState<Known>({ draft: options.draft, version: options.version ?? 0 })
  const [theirs, setTheirs] = useState<Known & { conflicts: Conflict[] }>()
  const form = useForm<InvoiceDraft>({ initialValues: options.draft, validate })

  async function send(draft: InvoiceDraft, on: Known): Promise<void> {
    setTheirs(undefined)
    onPending(true)
    try {
      await save(toInput(draft), on.version)
      onDone()
    } catch (error) {
      await showRefusal(error, draft, on)
    } finally {
      onPending(false)
    }
  }
  async function showRefusal(error: unknown, draft: InvoiceDraft, on: Known) {
    if (!staleEdit(error) || !reload) return showErrors(form, fieldErrors(error))
    const now = await reload().catch(() => undefined)
    if (!now) return notify({ title: 'Error', message: NOT_COMPARED, destructive: true })
    const facts = { ...toFieldTexts(now.draft), version: now.version }
    const conflicts = conflictsOf(toFieldTexts(on.draft), toFieldTexts(draft), facts)
    if (conflicts.length > 0) setTheirs({ ...now, conflicts })
    // Nothing that the form shows has changed: there is nothing to choose between.
    else await send(draft, now)
  }
  function keepMine() {
    if (!theirs) return
    const merged = mergeDrafts(base.draft, form.getValues(), theirs.draft)
    form.setValues(merged)
    setBase(theirs)
    void send(merged, theirs)
  }
  function takeTheirs() {
    if (!theirs) return
    form.setValues(theirs.draft)
    setBase(theirs)
    setTheirs(undefined)
    form.getInputNode('title')?.focus()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const days = unreadableDays(event.currentTarget, [{ name: 'dueDate', label: 'Due date' }])
    const errors = { ...form.validate().errors, ...days }
    if (Object.keys(errors).length > 0) showErrors(form, errors)
    else void send(form.getValues(), base)
  }
  return { form, theirs, keepMine, takeTheirs, submit }
}

function validate(draft: InvoiceDraft): FormErrors {
  const errors = resolve({ ...toInput(draft) })
  return Object.keys(errors).length > 0 ? errors : totalError(draft)
}

/** A total of nothing is no invoice. */
function totalError({ lines }: InvoiceDraft): FormErrors {
  try {
    ensureChargeable(totalsSoFar(lines))
    return {}
  } catch (error) {
    if (error instanceof AppError) return { lines: error.message }
    throw error
  }
}

function showErrors(form: InvoiceForm, errors: FormErrors) {
  form.setErrors(errors)
  const first = Object.keys(errors)[0]
  if (first !== undefined) form.getInputNode(first)?.focus()
}
