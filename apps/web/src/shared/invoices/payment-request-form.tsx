import { Alert, Text, TextInput } from '@mantine/core'
import { type FormErrors, useForm } from '@mantine/form'
import { type PaymentRequestInput, paymentRequestInput } from '@tallgrass/contracts'
import { mailAhead } from '../../lib/payment-mail-words'
import { showErrors } from '../../lib/show-errors'
import { showFirstError } from '../../lib/show-first-error'
import { fieldErrors } from '../../lib/trpc-error'
import { useOutboxSettings } from '../../lib/use-outbox-settings'
import { DialogForm } from '../../ui/dialog-form'
import { MoneyField } from '../../ui/money-field'
import { ClientPicker } from '../clients/client-picker'
import { ProjectPicker } from '../projects/project-picker'
import {
  hasAll,
  initialFields,
  isComplete,
  type KnownPayer,
  type PaymentFields,
  toInput,
  wordings,
} from './payment-fields'

interface PaymentRequestFormProps {
  wording: keyof typeof wordings
  known?: KnownPayer | undefined
  pending: boolean
  /** Rejects if the request is refused; the caller shows the reason. */
  onSubmit: (input: PaymentRequestInput) => Promise<unknown>
  onCancel: () => void
}

/** Requests a payment, from an agreement or for any client. */
export function PaymentRequestForm({ known, onCancel, onSubmit, pending, wording }: PaymentRequestFormProps) {
  const { incomplete, label, resolve } = wordings[wording]
  const { emailEnabled } = useOutboxSettings()
  const form = useForm({ initialValues: initialFields(known), validate })
  const { clientId } = form.values
  function validate(typed: PaymentFields): FormErrors {
    return incomplete && !isComplete(typed) ? { incomplete } : resolve(toInput(typed))
  }
  async function send(typed: PaymentFields) {
    try {
      await onSubmit(paymentRequestInput.parse(toInput(typed)))
    } catch (error) {
      showErrors(form)(fieldErrors(error))
    }
  }
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel="Create Payment Request"
      pendingLabel="Creating..."
      pending={pending}
      disabled={incomplete !== undefined && !hasAll(form.values)}
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
        {...(known ? { current: known.client } : { 'data-autofocus': true })}
        onChange={(id) => form.setValues({ clientId: id, projectId: '' })}
      />
      <ProjectPicker
        key={clientId}
        clientId={clientId}
        {...(clientId === known?.client.id && { current: known.project })}
        {...form.getInputProps('projectId')}
      />
      <TextInput
        label={label}
        description="Appears on the invoice and the payment page."
        autoComplete="off"
        {...(known && { 'data-autofocus': true })}
        {...form.getInputProps('description')}
      />
      <MoneyField label="Amount" step="0.01" min="0.01" {...form.getInputProps('amount')} />
    </DialogForm>
  )
}
