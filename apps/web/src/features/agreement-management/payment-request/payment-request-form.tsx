import { Text, TextInput } from '@mantine/core'
import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { type Agreement, type PaymentRequestInput, paymentRequestInput } from '@tallgrass/contracts'
import type { ClientId, ProjectId } from '@tallgrass/domain'
import { mailAhead } from '../../../lib/payment-mail-words'
import { showFirstError } from '../../../lib/show-first-error'
import { fieldErrors } from '../../../lib/trpc-error'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { ClientPicker } from '../../../shared/clients/client-picker'
import { ProjectPicker } from '../../../shared/projects/project-picker'
import { DialogForm } from '../../../ui/dialog-form'

interface PaymentRequestFormProps {
  /** Supplies the default client and project. */
  agreement: Agreement
  pending: boolean
  /** Rejects if the request is refused; the caller shows the reason. */
  onSubmit: (input: PaymentRequestInput) => Promise<unknown>
  onCancel: () => void
}

const resolve = schemaResolver(paymentRequestInput, { sync: true })

export function PaymentRequestForm({ agreement, onCancel, onSubmit, pending }: PaymentRequestFormProps) {
  const { emailEnabled } = useOutboxSettings()
  const form = useForm({ initialValues: initialFields(agreement), validate })
  const { clientId } = form.values
  async function send(typed: PaymentFields) {
    try {
      await onSubmit(paymentRequestInput.parse(toInput(typed)))
    } catch (error) {
      form.setErrors(fieldErrors(error))
    }
  }
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel="Create Payment Request"
      pendingLabel="Creating..."
      pending={pending}
      onSubmit={form.onSubmit((typed) => void send(typed), showFirstError(form))}
    >
      <Text c="dimmed">{mailAhead(emailEnabled)}</Text>
      <ClientPicker
        {...form.getInputProps('clientId')}
        current={{ id: agreement.clientId, name: agreement.clientName }}
        onChange={(id) => form.setValues({ clientId: id, projectId: '' })}
      />
      <ProjectPicker
        key={clientId}
        clientId={clientId}
        {...(clientId === agreement.clientId && { current: projectOf(agreement) })}
        {...form.getInputProps('projectId')}
      />
      <TextInput
        label="Amount"
        type="number"
        step="0.01"
        min="0.01"
        autoComplete="off"
        inputMode="decimal"
        leftSection="$"
        data-autofocus
        {...form.getInputProps('amount')}
      />
      <TextInput
        label="Description"
        description="Appears on the invoice and the payment page."
        autoComplete="off"
        {...form.getInputProps('description')}
      />
    </DialogForm>
  )
}

interface PaymentFields {
  clientId: ClientId | ''
  projectId: ProjectId | ''
  amount: string
  description: string
}

function initialFields({ clientId, projectId }: Agreement): PaymentFields {
  return { clientId, projectId: projectId ?? '', amount: '', description: '' }
}

function projectOf({ projectId, projectName }: Agreement) {
  return projectId ? { id: projectId, name: projectName } : undefined
}

function toInput(typed: PaymentFields) {
  return { ...typed, projectId: typed.projectId || null }
}

function validate(typed: PaymentFields): FormErrors {
  return resolve(toInput(typed))
}
