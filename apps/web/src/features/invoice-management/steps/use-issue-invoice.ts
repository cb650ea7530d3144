import { notifyRefusal } from '../../../lib/notify-refusal'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { useInvoicesChanged } from '../use-invoices-changed'
import { issuedWords } from './issue-words'

export function useIssueInvoice() {
  const changed = useInvoicesChanged()
  const { emailEnabled } = useOutboxSettings()
  const words = { ...issuedWords(emailEnabled), failed: 'Failed to issue the invoice' }
  return trpc.admin.invoices.issue.useMutation({
    ...outcomeOf(changed, words),
    // Also reports a stale version, unlike `outcomeOf`: nothing was typed here, so there are no sides to show.
    async onError(error) {
      notifyRefusal(error, words)
      await changed()
    },
  })
}
