import { type AgreementDetails, updateAgreementInput } from '@tallgrass/contracts'
import { toFieldValues } from '../../../lib/record-draft'
import { RecordDialog } from '../../../ui/record-dialog'
import { useAgreementFields } from './use-agreement-fields'
import { useUpdateAgreement } from './use-update-agreement'

const schema = updateAgreementInput.omit({ id: true, version: true, projectId: true })

interface EditAgreementDialogProps {
  /** Undefined until the dialog is first opened. */
  agreement: AgreementDetails | undefined
  opened: boolean
  onClose: () => void
}

/** Edits a draft. Its client is fixed: a draft for someone else is a new one. */
export function EditAgreementDialog({ agreement, onClose, opened }: EditAgreementDialogProps) {
  const update = useUpdateAgreement()
  const fields = useAgreementFields(agreement)
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Edit Agreement"
      submitLabel="Update Agreement"
      pendingLabel="Updating..."
      fields={fields}
      record={toFieldValues(
        fields.map(({ name }) => name),
        agreement ?? {},
      )}
      version={agreement?.version}
      schema={schema}
      isComplete={({ projectName }) => String(projectName).trim() !== ''}
      save={({ changes, version }) =>
        update.mutateAsync(
          updateAgreementInput.parse({
            ...changes,
            ...('projectId' in changes && { projectId: changes.projectId || null }),
            id: agreement?.id,
            version,
          }),
        )
      }
    />
  )
}
