import { Modal } from '@mantine/core'
import { createInvoiceInput } from '@tallgrass/contracts'
import { useState } from 'react'
import { aDraft } from './invoice-draft'
import { InvoiceForm } from './invoice-form'
import { useCreateInvoice } from './use-create-invoice'

interface NewInvoiceDialogProps {
  opened: boolean
  onClose: () => void
  /** Whose it will be, where it is begun in a project. */
  client?: { id: string; name: string } | undefined
  project?: { id: string; name: string } | undefined
}

/** A draft: nobody but administrators sees it before it is issued. */
export function NewInvoiceDialog({ client, onClose, opened, project }: NewInvoiceDialogProps) {
  const [pending, setPending] = useState(false)
  const create = useCreateInvoice()
  return (
    <Modal opened={opened} onClose={pending ? ignore : onClose} title="New Invoice" size="xl">
      <InvoiceForm
        draft={aDraft({ clientId: client?.id ?? '', projectId: project?.id ?? '' })}
        client={client}
        project={project}
        submitLabel="Save draft"
        pending={pending}
        onPending={setPending}
        onDone={onClose}
        save={(input) => create.mutateAsync(createInvoiceInput.parse(input))}
      />
    </Modal>
  )
}

function ignore() {}
