import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { type CreateAgreementInput, createAgreementInput } from '@tallgrass/contracts'
import { type AgreementType, agreementTypes, type ClientId, type ProjectId } from '@tallgrass/domain'
import { agreementNames } from '../../../lib/agreement-words'
import { showErrors } from '../../../lib/show-errors'
import { showFirstError } from '../../../lib/show-first-error'
import { fieldErrors } from '../../../lib/trpc-error'
import { ClientPicker } from '../../../shared/clients/client-picker'
import { ProjectPicker } from '../../../shared/projects/project-picker'
import { DialogForm } from '../../../ui/dialog-form'
import { MoneyField } from '../../../ui/money-field'
import { PRICE } from '../price-words'

interface CreateAgreementFormProps {
  pending: boolean
  /** Chosen at first. */
  suggested?: { id: ClientId; name: string } | undefined
  /** Rejects if the request is refused; the caller shows the reason. */
  onSubmit: (input: CreateAgreementInput) => Promise<unknown>
  onCancel: () => void
}

interface AgreementFields {
  clientId: ClientId | ''
  type: AgreementType
  projectName: string
  projectId: ProjectId | ''
  price: string
  description: string
}

const blank: AgreementFields = {
  clientId: '',
  type: 'MSA',
  projectName: '',
  projectId: '',
  price: '',
  description: '',
}
const typeChoices = agreementTypes.map((type) => ({ value: type, label: `${type}: ${agreementNames[type]}` }))
const resolve = schemaResolver(createAgreementInput, { sync: true })

export function CreateAgreementForm({ onCancel, onSubmit, pending, suggested }: CreateAgreementFormProps) {
  const form = useForm({ initialValues: { ...blank, clientId: suggested?.id ?? blank.clientId }, validate })
  const { clientId } = form.values
  async function send(typed: AgreementFields) {
    try {
      await onSubmit(createAgreementInput.parse(toInput(typed)))
    } catch (error) {
      showErrors(form)(fieldErrors(error))
    }
  }
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel="Create Agreement"
      pendingLabel="Creating..."
      pending={pending}
      onSubmit={form.onSubmit((typed) => void send(typed), showFirstError(form))}
    >
      <ClientPicker
        {...form.getInputProps('clientId')}
        {...(suggested && { current: suggested })}
        data-autofocus
        onChange={(id) => form.setValues({ clientId: id, projectId: '' })}
      />
      <NativeSelect label="Agreement Type" data={typeChoices} {...form.getInputProps('type')} />
      <TextInput
        label="Project Name"
        description="Appears on the agreement and its documents."
        autoComplete="off"
        {...form.getInputProps('projectName')}
      />
      <ProjectPicker key={clientId} clientId={clientId} {...form.getInputProps('projectId')} />
      <MoneyField label={PRICE.label} description={PRICE.description} {...form.getInputProps('price')} />
      <Textarea label="Description" maxRows={8} {...form.getInputProps('description')} />
    </DialogForm>
  )
}

function toInput(typed: AgreementFields) {
  return { ...typed, projectId: typed.projectId || null }
}

function validate(typed: AgreementFields): FormErrors {
  return resolve(toInput(typed))
}
