import { notifyRefusal } from '../../../lib/notify-refusal'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { useInvoicesChanged } from '../use-invoices-changed'

export function useIssueInvoice() {
  const changed = useInvoicesChanged()
  const { emailEnabled } = useOutboxSettings()
  const words = {
    done: 'Invoice Issued',
    message: emailEnabled
      ? 'It has its number, and an email to the client is on its way.'
      : 'It has its number. No email was sent: pass its payment link on to the client.',
    failed: 'Failed to issue the invoice',
  }
  return trpc.admin.invoices.issue.useMutation({
    ...outcomeOf(changed, words),
    // Also when the draft was changed meanwhile: nothing was typed here, so there is nothing to choose between.
    async onError(error) {
      notifyRefusal(error, words)
      await changed()
    },
  })
}
