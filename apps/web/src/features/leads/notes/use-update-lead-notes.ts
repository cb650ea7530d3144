import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { staleEdit } from '../../../lib/trpc-error'
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
        return notifyRefusal(error, { failed: 'Failed to save the notes' })
      }
      await leadsChanged()
      onStale({ notes: theirs.notes ? String(theirs.notes) : null, version: theirs.version })
    },
  })
}
