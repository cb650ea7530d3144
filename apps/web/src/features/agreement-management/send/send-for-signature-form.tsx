import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type Agreement, sendForSignatureInput } from '@tallgrass/contracts'
import { documentTypes } from '@tallgrass/domain'
import { documentNames } from '../../../lib/agreement-words'
import { showFirstError } from '../../../lib/show-first-error'
import { fieldErrors } from '../../../lib/trpc-error'
import { DialogForm } from '../../../ui/dialog-form'
import { draftFor, type SigningDraft, type SigningFacts, toSigning } from './signing-draft'
import { useSignOffObstacle } from './use-sign-off-obstacle'

interface SendForSignatureFormProps {
  agreement: Agreement | undefined
  pending: boolean
  /** Rejects if the request is refused; the caller shows the reason. */
  onSubmit: (facts: SigningFacts) => Promise<unknown>
  onCancel: () => void
}

const signingFacts = sendForSignatureInput.omit({ id: true })
const resolve = schemaResolver(signingFacts, { sync: true })

export function SendForSignatureForm(props: SendForSignatureFormProps) {
  const { agreement, onCancel, onSubmit, pending } = props
  const obstacle = useSignOffObstacle(agreement)
  const typeChoices = documentTypes.map((type) => ({
    value: type,
    label: documentNames[type],
    disabled: type === 'completion_signoff' && obstacle !== undefined,
  }))
  const form = useForm({
    initialValues: draftFor(agreement),
    validate: (draft) => resolve({ ...toSigning(draft) }),
  })
  async function send(draft: SigningDraft) {
    try {
      await onSubmit(signingFacts.parse(toSigning(draft)))
    } catch (error) {
      form.setErrors(fieldErrors(error))
    }
  }
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel="Send for Signature"
      pendingLabel="Sending..."
      pending={pending}
      onSubmit={form.onSubmit((draft) => void send(draft), showFirstError(form))}
    >
      <NativeSelect
        label="Document Type"
        data={typeChoices}
        {...(obstacle && { description: obstacle })}
        data-autofocus
        {...form.getInputProps('documentType')}
      />
      <TextInput label="Document Title" autoComplete="off" {...form.getInputProps('documentTitle')} />
      <TextInput
        label="Project Name"
        {...(agreement && { description: `The agreement is for “${agreement.projectName}”.` })}
        autoComplete="off"
        {...form.getInputProps('projectName')}
      />
      {form.values.documentType === 'retainer' && (
        <TextInput
          label="Retainer Amount"
          description="The client is asked to pay it after signing."
          autoComplete="off"
          inputMode="decimal"
          leftSection="$"
          {...form.getInputProps('retainerAmount')}
        />
      )}
      <Textarea
        label="Description"
        description="Optional. Appears in the document."
        maxRows={8}
        {...form.getInputProps('description')}
      />
    </DialogForm>
  )
}
