import type { OrganizationDetails } from '@tallgrass/contracts'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useArchiveClient, useRestoreClient } from './use-archive-client'

/** Archives a client, after a question, or brings it back. */
export function ArchiveButton({ client }: { client: OrganizationDetails }) {
  const { archivedAt, id, shownName, version } = client
  const [asking, setAsking] = useState(false)
  const archive = useArchiveClient()
  const restore = useRestoreClient()
  const isArchived = archivedAt !== null
  return (
    <>
      <ActionButton
        variant="subtle"
        loading={restore.isPending}
        onClick={() => (isArchived ? restore.mutate({ id, version }) : setAsking(true))}
      >
        {isArchived ? 'Restore' : 'Archive'}
      </ActionButton>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => archive.mutate({ id, version }, { onSettled: () => setAsking(false) })}
        title={`Archive ${shownName}?`}
        confirmLabel="Archive Client"
        pending={archive.isPending}
      >
        Archived clients are hidden from the list. Their records stay readable, and you can restore them at
        any time.
      </ConfirmDialog>
    </>
  )
}
