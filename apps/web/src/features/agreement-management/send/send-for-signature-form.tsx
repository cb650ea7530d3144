import { NativeSelect, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type Agreement, sendForSignatureInput } from '@tallgrass/contracts'
import { documentTypes } from '@tallgrass/domain'
import { documentNames } from '../../../lib/agreement-words'
import { showErrors } from '../../../lib/show-errors'
import { showFirstError } from '../../../lib/show-first-error'
import { fieldErrors } from '../../../lib/trpc-error'
import { DialogForm } from '../../../ui/dialog-form'
import { MoneyField } from '../../../ui/money-field'
import { NameField } from './name-field'
import { previewAddress } from './preview-address'
import { PreviewLink } from './preview-link'
import { SignerField } from './signer-field'
import { draftFor, type SigningDraft, type SigningFacts, toSigning } from './signing-draft'
import { useOwnNames } from './use-own-names'
import { useSignOffObstacle } from './use-sign-off-obstacle'
import { useSignerChoice } from './use-signer-choice'

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
  const { names, project } = useOwnNames(agreement)
  const typeChoices = documentTypes.map((type) => ({
    value: type,
    label: documentNames[type],
    disabled: type === 'completion_signoff' && obstacle !== undefined,
  }))
  const form = useForm({
    initialValues: draftFor(agreement),
    validate: (draft) => resolve({ ...toSigning(draft) }),
  })
  const { facts, signerId, signers } = useSignerChoice(agreement?.clientId, form.values.signerId)
  async function send(draft: SigningDraft) {
    try {
      await onSubmit(signingFacts.parse(toSigning({ ...draft, ...facts })))
    } catch (error) {
      showErrors(form)(fieldErrors(error))
    }
  }
  function isPreviewable() {
    const { errors } = form.validate()
    if (Object.keys(errors).length > 0) {
      showFirstError(form)(errors)
      return false
    }
    if (agreement && previewAddress(agreement.id, { ...toSigning(form.getValues()) })) return true
    form.setFieldError('description', 'This description is too long to preview. It can be sent as it is.')
    return false
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
      <NameField
        label="Document Title"
        namesLabel="Names for the title"
        names={names}
        onChoose={(name) => form.setFieldValue('documentTitle', name)}
        {...form.getInputProps('documentTitle')}
      />
      <NameField
        label="Project Name"
        {...(agreement && {
          description: project
            ? `The agreement belongs to the project “${project}”.`
            : `The agreement is for “${agreement.projectName}”.`,
        })}
        namesLabel="Names for the project"
        names={names}
        onChoose={(name) => form.setFieldValue('projectName', name)}
        {...form.getInputProps('projectName')}
      />
      {form.values.documentType === 'retainer' && (
        <MoneyField
          label="Retainer Amount"
          description="The client is asked to pay it after signing."
          {...form.getInputProps('retainerAmount')}
        />
      )}
      <Textarea
        label="Description"
        description="Optional. Appears in the document."
        maxRows={8}
        {...form.getInputProps('description')}
      />
      <SignerField signers={signers} {...form.getInputProps('signerId')} value={signerId} />
      {agreement && (
        <PreviewLink
          address={previewAddress(agreement.id, { ...toSigning({ ...form.values, ...facts }) }) ?? '#'}
          onClick={(event) => {
            if (!isPreviewable()) event.preventDefault()
          }}
        />
      )}
    </DialogForm>
  )
}
