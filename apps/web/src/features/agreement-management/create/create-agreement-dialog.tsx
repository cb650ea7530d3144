import { Modal } from '@mantine/core'
import { useState } from 'react'
import { CreateAgreementForm } from './create-agreement-form'
import { useCreateAgreement } from './use-create-agreement'

/** Creates a draft, which the client cannot see until it is sent. */
export function CreateAgreementDialog({ onClose, opened }: { opened: boolean; onClose: () => void }) {
  const [pending, setPending] = useState(false)
  const create = useCreateAgreement()
  return (
    <Modal opened={opened} onClose={pending ? ignore : onClose} title="Create New Agreement">
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
    </Modal>
  )
}

function ignore() {}
