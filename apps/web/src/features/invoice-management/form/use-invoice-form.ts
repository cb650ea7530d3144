import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { createInvoiceInput } from '@tallgrass/contracts'
import { AppError, ensureChargeable } from '@tallgrass/domain'
import { notify } from '../../../lib/notify'
import type { RecordVersion } from '../../../lib/versioned-edit'
import { useVersionedForm } from '../../../ui/use-versioned-form'
import { type InvoiceDraft, mergeDrafts, toFieldTexts, toInput, totalsSoFar } from './invoice-draft'

interface InvoiceFormOptions {
  draft: InvoiceDraft
  /** Version of the saved draft. */
  version?: number
  /** Rejects if the request is refused; the caller shows the reason. */
  save: (input: ReturnType<typeof toInput>, version: number) => Promise<unknown>
  /** Loads the version saved in the meantime. */
  reload?: () => Promise<RecordVersion<InvoiceDraft>>
  pending: boolean
  onPending: (pending: boolean) => void
  onDone: () => void
}

export type InvoiceForm = UseFormReturnType<InvoiceDraft>
const NOT_COMPARED =
  'Someone else has saved this invoice since you opened it, and their version failed to load. Please try again.'
const resolve = schemaResolver(createInvoiceInput, { sync: true })

/** The versioned form of an invoice with its lines. */
export function useInvoiceForm(options: InvoiceFormOptions) {
  const { draft, onDone, onPending, pending, reload, save, version = 0 } = options
  const form = useForm<InvoiceDraft>({ initialValues: draft, validate })
  const edit = useVersionedForm<InvoiceDraft>({
    form,
    known: { values: draft, version },
    save: (values, on) => save(toInput(values), on.version),
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
  return { form, ...edit }
}

function validate(draft: InvoiceDraft): FormErrors {
  const errors = resolve({ ...toInput(draft) })
  return Object.keys(errors).length > 0 ? errors : totalError(draft)
}

/** An error if the total is too low to invoice. */
function totalError({ lines }: InvoiceDraft): FormErrors {
  try {
    ensureChargeable(totalsSoFar(lines))
    return {}
  } catch (error) {
    if (error instanceof AppError) return { lines: error.message }
    throw error
  }
}
