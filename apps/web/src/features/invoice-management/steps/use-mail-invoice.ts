import type { InvoiceId, MailStatus } from '@tallgrass/domain'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useInvoicesChanged } from '../use-invoices-changed'

const outcomes: Record<MailStatus, string> = {
  sent: 'The client was sent an email with a link to pay.',
  queued: 'The email has not been sent yet. We keep trying; the outbox shows its status.',
  failed: 'The email to the client could not be sent. The outbox shows what went wrong.',
  held: 'No email was sent because no mail server is configured. Send the payment link to the client.',
}
const sentAgain: Record<MailStatus, string> = {
  sent: 'Invoice Sent Again',
  queued: 'Invoice Queued',
  failed: 'Invoice Not Sent',
  held: 'Invoice Not Sent',
}
const reminded: Record<MailStatus, string> = {
  sent: 'Reminder Sent',
  queued: 'Reminder Queued',
  failed: 'Reminder Not Sent',
  held: 'Reminder Recorded',
}

/** Mails an open invoice to its client, and says what became of the message. */
export function useMailInvoice(id: InvoiceId) {
  const changed = useInvoicesChanged()
  function outcome(titles: Record<MailStatus, string>, failed: string) {
    return {
      async onSuccess({ email }: { email: MailStatus }) {
        await changed()
        notify({ title: titles[email], message: outcomes[email], destructive: email === 'failed' })
      },
      async onError(error: unknown) {
        notifyRefusal(error, { failed })
        await changed()
      },
    }
  }
  const sending = trpc.admin.invoices.sendAgain.useMutation(outcome(sentAgain, 'Failed to send the invoice'))
  const reminding = trpc.admin.invoices.remind.useMutation(outcome(reminded, 'Failed to send the reminder'))
  return {
    sendAgain: () => sending.mutate({ id }),
    remind: () => reminding.mutate({ id }),
    pending: sending.isPending || reminding.isPending,
  }
}
