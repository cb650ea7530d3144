import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { statusWords } from './lead-words'
import { useLeadsChanged } from './use-leads-changed'

interface MoveOptions {
  onMoved?: (() => void) | undefined
  /** Called after the lists have been reloaded, also if the move was refused. */
  onSettled?: () => void
}

export function useMoveLead({ onMoved, onSettled }: MoveOptions = {}) {
  const leadsChanged = useLeadsChanged()
  return trpc.admin.leads.move.useMutation({
    async onSuccess(_, { to }) {
      await leadsChanged()
      notify({ title: 'Lead Moved', message: `The lead is now ${statusWords[to].toLowerCase()}.` })
      onMoved?.()
    },
    async onError(error) {
      notifyRefusal(error, { failed: 'Failed to move lead' })
      // Someone else may have changed the lead first, so the lists are out of date.
      await leadsChanged()
    },
    onSettled: () => onSettled?.(),
  })
}
