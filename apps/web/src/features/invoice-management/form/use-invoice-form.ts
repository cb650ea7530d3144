import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { createInvoiceInput } from '@tallgrass/contracts'
import { AppError, ensureChargeable, totalsAfter } from '@tallgrass/domain'
import { type FormEvent, useRef } from 'react'
import { notify } from '../../../lib/notify'
import type { RecordVersion } from '../../../lib/versioned-edit'
import { useVersionedForm } from '../../../ui/use-versioned-form'
import { type InvoiceDraft, mergeDrafts, toFieldTexts, toInput } from './invoice-draft'

interface InvoiceFormOptions {
  draft: InvoiceDraft
  /** Version of the saved draft. */
  version?: number
  /** Rejects if the request is refused; the caller shows the reason. */
  save: (input: ReturnType<typeof toInput> & { issue: boolean }, version: number) => Promise<unknown>
  /** Loads the version saved in the meantime. */
  reload?: () => Promise<RecordVersion<InvoiceDraft>>
  pending: boolean
  onPending: (pending: boolean) => void
  onDone: () => void
}

export type InvoiceForm = UseFormReturnType<InvoiceDraft>
/** The value of the button that issues the invoice as well. */
export const ISSUE = 'issue'
const NOT_COMPARED =
  'Someone else has saved this invoice since you opened it, and their version failed to load. Please try again.'
const resolve = schemaResolver(createInvoiceInput, { sync: true })

/** The versioned form of an invoice with its lines. */
export function useInvoiceForm(options: InvoiceFormOptions) {
  const { draft, onDone, onPending, pending, reload, save, version = 0 } = options
  const form = useForm<InvoiceDraft>({ initialValues: draft, validate })
  const issues = useRef(false)
  const edit = useVersionedForm<InvoiceDraft>({
    form,
    known: { values: draft, version },
    save: (values, on) => save({ ...toInput(values), issue: issues.current }, on.version),
    // Reload the invoice, because the refusal does not include the lines.
    readTheirs: async () =>
      reload?.().catch(() => {
        notify({ title: 'Error', message: NOT_COMPARED, destructive: true })
        return undefined
      }),
    toFacts: toFieldTexts,
    merge: mergeDrafts,
    days: [{ name: 'dueDate', label: 'Due date' }],
    focusError: (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
    firstField: 'title',
    pending,
    onPending,
    onDone,
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    issues.current = submitterOf(event)?.value === ISSUE
    edit.submit(event)
  }
  function keepMine() {
    // The button only says that it saves.
    issues.current = false
    edit.keepMine()
  }
  return { form, theirs: edit.theirs, takeTheirs: edit.takeTheirs, keepMine, submit }
}

function submitterOf({ nativeEvent }: FormEvent<HTMLFormElement>) {
  const submitter = 'submitter' in nativeEvent && nativeEvent.submitter
  return submitter instanceof HTMLButtonElement ? submitter : undefined
}

function validate(draft: InvoiceDraft): FormErrors {
  const errors = resolve({ ...toInput(draft) })
  return Object.keys(errors).length > 0 ? errors : totalError(draft)
}

/** An error if the total is too low to invoice, or the discount too high. */
function totalError(draft: InvoiceDraft): FormErrors {
  try {
    const { discount, lines } = createInvoiceInput.parse(toInput(draft))
    ensureChargeable(totalsAfter(lines, discount ?? null))
    return {}
  } catch (error) {
    if (error instanceof AppError) return { [error.issues?.[0]?.path ?? 'lines']: error.message }
    throw error
  }
}
