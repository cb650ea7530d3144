import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { errorText, staleEdit } from '../../../lib/trpc-error'
import { useLeadsChanged } from '../use-leads-changed'
import type { KnownNotes } from './notes-draft'

interface Outcomes {
  onSaved: () => void
  /** Somebody else was faster; nothing was overwritten. */
  onStale: (theirs: KnownNotes) => void
}

export function useUpdateLeadNotes({ onSaved, onStale }: Outcomes) {
  const leadsChanged = useLeadsChanged()
  return trpc.admin.leads.updateNotes.useMutation({
    async onSuccess() {
      await leadsChanged()
      notify({ title: 'Notes Saved' })
      onSaved()
    },
    async onError(error) {
      const theirs = staleEdit(error)?.theirs
      if (!theirs) {
        const message = errorText(error, 'Failed to save the notes')
        return notify({ title: 'Error', message, destructive: true })
      }
      await leadsChanged()
      onStale({ notes: theirs.notes ? String(theirs.notes) : null, version: theirs.version })
    },
  })
}
