import type { ClientId } from '@tallgrass/domain'
import { useState } from 'react'
import { FormModal } from '../../../ui/form-modal'
import { CreateAgreementForm } from './create-agreement-form'
import { useCreateAgreement } from './use-create-agreement'

interface CreateAgreementDialogProps {
  opened: boolean
  onClose: () => void
  /** Chosen at first, if the agreement is started for someone. */
  suggested?: { id: ClientId; name: string } | undefined
}

/** Creates a draft, which the client cannot see until it is sent. */
export function CreateAgreementDialog({ onClose, opened, suggested }: CreateAgreementDialogProps) {
  const [pending, setPending] = useState(false)
  const create = useCreateAgreement()
  return (
    <FormModal opened={opened} onClose={onClose} pending={pending} title="Create New Agreement">
      <CreateAgreementForm
        pending={pending}
        suggested={suggested}
        onCancel={onClose}
        onSubmit={async (input) => {
          setPending(true)
          try {
            await create.mutateAsync(input)
            onClose()
          } finally {
            setPending(false)
          }
        }}
      />
    </FormModal>
  )
}
