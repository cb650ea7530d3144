import { changeSignerInput, type DocumentDetails } from '@tallgrass/contracts'
import type { ClientId } from '@tallgrass/domain'
import { contactChoices } from '../../../shared/contacts/contact-choices'
import { RecordDialog } from '../../../ui/record-dialog'
import { focusAgreement } from '../focus-agreement'
import { useSigners } from '../use-signers'
import { useChangeSigner } from './use-change-signer'

interface ChangeSignerDialogProps {
  /** Undefined until the dialog is first opened. */
  document: DocumentDetails | undefined
  /** The contact in charge of its agreement. */
  clientId: ClientId | undefined
  opened: boolean
  onClose: () => void
}

/** Lets another contact of the client sign a document. */
export function ChangeSignerDialog({ clientId, document, onClose, opened }: ChangeSignerDialogProps) {
  const { signers } = useSigners(opened ? clientId : undefined)
  const others = signers.filter(({ id }) => id !== document?.signerId)
  const change = useChangeSigner()
  return (
    <RecordDialog
      opened={opened}
      onClose={() => {
        onClose()
        if (document) focusAgreement(document.agreementId)
      }}
      title="Change Signer"
      submitLabel="Change Signer"
      pendingLabel="Changing..."
      fields={[
        {
          name: 'signerId',
          label: 'Signer',
          kind: 'choice',
          description: `The link of ${document?.signerName} stops working, and the new signer gets one of their own.`,
          choices: [
            { value: '', label: others.length > 0 ? 'Choose who signs' : 'No one else signs' },
            ...contactChoices(others),
          ],
        },
      ]}
      record={{ signerId: '' }}
      schema={changeSignerInput.pick({ signerId: true })}
      isComplete={({ signerId }) => signerId !== ''}
      save={({ values }) => change.mutateAsync(changeSignerInput.parse({ ...values, id: document?.id }))}
    />
  )
}
