import { updateInvoiceInput } from '@tallgrass/contracts'
import { useState } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { FormModal } from '../../../ui/form-modal'
import type { InvoiceStepProps } from '../steps/invoice-step'
import { toDraft } from './invoice-draft'
import { InvoiceForm } from './invoice-form'
import { useUpdateInvoice } from './use-update-invoice'

export function EditInvoiceDialog({ invoice, onClose, opened }: InvoiceStepProps) {
  const [pending, setPending] = useState(false)
  const update = useUpdateInvoice()
  const utils = trpc.useUtils()
  const { clientId, clientName, id, projectId, projectName } = invoice
  return (
    <FormModal opened={opened} onClose={onClose} pending={pending} title="Edit Invoice" size="xl">
      <InvoiceForm
        draft={toDraft(invoice)}
        version={invoice.version}
        client={{ id: clientId, name: clientName }}
        project={projectId ? { id: projectId, name: projectName ?? '' } : undefined}
        submitLabel="Save draft"
        pending={pending}
        onPending={setPending}
        onDone={onClose}
        save={(input, version) => update.mutateAsync(updateInvoiceInput.parse({ ...input, id, version }))}
        reload={async () => {
          const saved = await utils.admin.invoices.get.fetch({ id }, detailQuery)
          return { values: toDraft(saved), version: saved.version }
        }}
      />
    </FormModal>
  )
}
