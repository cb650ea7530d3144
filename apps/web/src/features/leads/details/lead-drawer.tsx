import { Skeleton } from '@mantine/core'
import type { LeadId } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { liveQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import { useLastDefined } from '../../../lib/use-last-defined'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { LoadError } from '../../../ui/load-error'
import { ConvertLeadDialog } from '../convert/convert-lead-dialog'
import { nameOf } from '../lead-words'
import type { NotesDraft } from '../notes/notes-draft'
import { LeadDetailsView } from './lead-details-view'

interface LeadDrawerProps {
  /** Undefined while the drawer is closed. */
  id: LeadId | undefined
  onClose: () => void
}

/** One lead in full. Unsaved notes are kept until the user leaves the screen. */
export function LeadDrawer({ id, onClose }: LeadDrawerProps) {
  const shown = useLastDefined(id)
  const [drafts, setDrafts] = useState<Record<LeadId, NotesDraft | undefined>>({})
  const actions = useRef<HTMLDivElement>(null)
  const [converting, setConverting] = useState(false)
  const lead = trpc.admin.leads.get.useQuery(shown ? { id: shown } : skipToken, {
    ...liveQuery,
    enabled: id !== undefined,
  })
  return (
    <>
      <DetailDrawer
        opened={id !== undefined}
        onClose={onClose}
        title={lead.data ? nameOf(lead.data) : 'Lead'}
        // Escape closes the dialog on top first.
        closeOnEscape={!converting}
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
            onConvert={() => setConverting(true)}
          />
        )}
      </DetailDrawer>
      {lead.data && (
        <ConvertLeadDialog
          lead={lead.data}
          opened={converting}
          onClose={() => setConverting(false)}
          onFocusLost={() => actions.current?.focus()}
        />
      )}
    </>
  )
}
