import { Alert, Text, TextInput } from '@mantine/core'
import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { createInvoiceInput, type PaymentRequestInput, paymentRequestInput } from '@tallgrass/contracts'
import type { ClientId, ProjectId } from '@tallgrass/domain'
import { mailAhead } from '../../../lib/payment-mail-words'
import { showFirstError } from '../../../lib/show-first-error'
import { fieldErrors } from '../../../lib/trpc-error'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { ClientPicker } from '../../../shared/clients/client-picker'
import { ProjectPicker } from '../../../shared/projects/project-picker'
import { DialogForm } from '../../../ui/dialog-form'

interface PaymentRequestFormProps {
  pending: boolean
  /** Rejects if the request is refused; the caller shows the reason. */
  onSubmit: (input: PaymentRequestInput) => Promise<unknown>
  onCancel: () => void
}

interface PaymentFields {
  clientId: ClientId | ''
  projectId: ProjectId | ''
  title: string
  amount: string
}

const blank: PaymentFields = { clientId: '', projectId: '', title: '', amount: '' }
const resolve = schemaResolver(
  paymentRequestInput
    .pick({ clientId: true, projectId: true, amount: true })
    .extend({ title: createInvoiceInput.shape.title }),
  { sync: true },
)

const INCOMPLETE = 'Client, title, and amount are required'

export function PaymentRequestForm({ onCancel, onSubmit, pending }: PaymentRequestFormProps) {
  const { emailEnabled } = useOutboxSettings()
  const form = useForm({ initialValues: blank, validate })
  const { values } = form
  async function send({ title, ...facts }: PaymentFields) {
    const input = { ...facts, description: title, projectId: facts.projectId || null }
    try {
      await onSubmit(paymentRequestInput.parse(input))
    } catch (error) {
      const { description, ...errors } = fieldErrors(error)
      form.setErrors({ ...errors, ...(description && { title: description }) })
    }
  }
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel="Create Payment Request"
      pendingLabel="Creating..."
      pending={pending}
      disabled={!values.clientId || !values.title || !values.amount}
      onSubmit={form.onSubmit((typed) => void send(typed), showFirstError(form))}
    >
      {form.errors.incomplete && (
        <Alert color="danger" role="alert">
          {form.errors.incomplete}
        </Alert>
      )}
      <Text c="dimmed">{mailAhead(emailEnabled)}</Text>
      <ClientPicker
        {...form.getInputProps('clientId')}
        data-autofocus
        onChange={(id) => form.setValues({ clientId: id, projectId: '' })}
      />
      <ProjectPicker key={values.clientId} clientId={values.clientId} {...form.getInputProps('projectId')} />
      <TextInput
        label="Title"
        description="Appears on the invoice and the payment page."
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      <TextInput
        label="Amount"
        autoComplete="off"
        inputMode="decimal"
        leftSection="$"
        {...form.getInputProps('amount')}
      />
    </DialogForm>
  )
}

function validate(typed: PaymentFields): FormErrors {
  const isComplete = typed.clientId !== '' && typed.title.trim() !== '' && typed.amount.trim() !== ''
  if (!isComplete) return { incomplete: INCOMPLETE }
  return resolve({ ...typed, projectId: typed.projectId || null })
}
