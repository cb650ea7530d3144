import { Skeleton } from '@mantine/core'
import { type LeadId, leadName } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { Fragment, type RefObject, useRef, useState } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import { useLastDefined } from '../../../lib/use-last-defined'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { LoadError } from '../../../ui/load-error'
import { CloseLeadDialog } from '../close/close-lead-dialog'
import { ConvertLeadDialog } from '../convert/convert-lead-dialog'
import { DeleteLeadDialog } from '../delete/delete-lead-dialog'
import { EditLeadDialog } from '../edit/edit-lead-dialog'
import type { NotesDraft } from '../notes/notes-draft'
import { LeadDetailsView } from './lead-details-view'

interface LeadDrawerProps {
  /** Undefined while the drawer is closed. */
  id: LeadId | undefined
  onClose: () => void
  /** Receives the focus if the row or card of the lead is gone. */
  fallback: RefObject<HTMLElement | null>
}

/** One lead in full. Unsaved notes are kept until the user leaves the screen. */
export function LeadDrawer({ fallback, id, onClose }: LeadDrawerProps) {
  const shown = useLastDefined(id)
  const [drafts, setDrafts] = useState<Record<LeadId, NotesDraft | undefined>>({})
  const actions = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<'convert' | 'edit' | 'close' | 'delete'>()
  const dialogProps = {
    onClose: () => setDialog(undefined),
    onFocusLost: () => actions.current?.focus(),
  }
  const lead = trpc.admin.leads.get.useQuery(shown ? { id: shown } : skipToken, {
    ...detailQuery,
    enabled: id !== undefined,
  })
  return (
    <>
      <DetailDrawer
        opened={id !== undefined}
        onClose={onClose}
        fallback={fallback}
        title={lead.data ? leadName(lead.data) : 'Lead'}
        // Escape closes the dialog on top first.
        closeOnEscape={dialog === undefined}
      >
        {lead.isPending && <Skeleton h="16rem" radius="lg" role="status" aria-label="Loading" />}
        {lead.error && (
          <LoadError onRetry={() => void lead.refetch()}>
            {errorText(lead.error, 'Failed to load the lead. Please try again.')}
          </LoadError>
        )}
        {lead.data && (
          <LeadDetailsView
            key={lead.data.id}
            lead={lead.data}
            actions={actions}
            draft={drafts[lead.data.id]}
            onDraft={(draft) => shown && setDrafts((before) => ({ ...before, [shown]: draft }))}
            onConvert={() => setDialog('convert')}
            onEdit={() => setDialog('edit')}
            onCloseLead={() => setDialog('close')}
            onDelete={() => setDialog('delete')}
          />
        )}
      </DetailDrawer>
      {lead.data && (
        <Fragment key={lead.data.id}>
          <ConvertLeadDialog lead={lead.data} opened={dialog === 'convert'} {...dialogProps} />
          <EditLeadDialog lead={lead.data} opened={dialog === 'edit'} onClose={dialogProps.onClose} />
          <CloseLeadDialog lead={lead.data} opened={dialog === 'close'} {...dialogProps} />
          <DeleteLeadDialog
            lead={lead.data}
            opened={dialog === 'delete'}
            onClose={dialogProps.onClose}
            onDeleted={onClose}
          />
        </Fragment>
      )}
    </>
  )
}
