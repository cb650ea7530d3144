import { useState } from 'react'
import { FormModal } from '../../../ui/form-modal'
import { CreateAgreementForm } from './create-agreement-form'
import { useCreateAgreement } from './use-create-agreement'

/** Creates a draft, which the client cannot see until it is sent. */
export function CreateAgreementDialog({ onClose, opened }: { opened: boolean; onClose: () => void }) {
  const [pending, setPending] = useState(false)
  const create = useCreateAgreement()
  return (
    <FormModal opened={opened} onClose={onClose} pending={pending} title="Create New Agreement">
      <CreateAgreementForm
        pending={pending}
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
