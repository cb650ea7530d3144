import { createInvoiceInput } from '@tallgrass/contracts'
import type { ClientId, ProjectId } from '@tallgrass/domain'
import { useState } from 'react'
import { FormModal } from '../../../ui/form-modal'
import { newDraft } from './invoice-draft'
import { InvoiceForm } from './invoice-form'
import { useCreateInvoice } from './use-create-invoice'

interface NewInvoiceDialogProps {
  opened: boolean
  onClose: () => void
  /** The client, if the invoice is created in a project. */
  client?: { id: ClientId; name: string } | undefined
  project?: { id: ProjectId; name: string } | undefined
  /** Chosen at first, if the invoice is started for someone. */
  suggested?: { id: ClientId; name: string } | undefined
}

/** Creates a draft, which only administrators can see until it is issued. */
export function NewInvoiceDialog({ client, onClose, opened, project, suggested }: NewInvoiceDialogProps) {
  const [pending, setPending] = useState(false)
  const create = useCreateInvoice()
  return (
    <FormModal opened={opened} onClose={onClose} pending={pending} title="New Invoice" size="xl">
      <InvoiceForm
        draft={newDraft({ clientId: (client ?? suggested)?.id ?? '', projectId: project?.id ?? '' })}
        client={client}
        project={project}
        suggested={suggested}
        submitLabel="Save draft"
        pending={pending}
        onPending={setPending}
        onDone={onClose}
        save={(input) => create.mutateAsync(createInvoiceInput.parse(input))}
      />
    </FormModal>
  )
}
