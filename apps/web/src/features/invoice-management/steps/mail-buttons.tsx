import { IconBell, IconMailForward } from '@tabler/icons-react'
import type { InvoiceId } from '@tallgrass/domain'
import { ActionButton } from '../../../ui/action-button'
import { useMailInvoice } from './use-mail-invoice'

/** For an open invoice: repeats the email of its issue, or reminds the client before the schedule does. */
export function MailButtons({ id }: { id: InvoiceId }) {
  const { pending, remind, sendAgain } = useMailInvoice(id)
  return (
    <>
      <ActionButton
        size="sm"
        variant="default"
        leftSection={<IconMailForward aria-hidden />}
        disabled={pending}
        onClick={() => sendAgain()}
      >
        Send again
      </ActionButton>
      <ActionButton
        size="sm"
        variant="default"
        leftSection={<IconBell aria-hidden />}
        disabled={pending}
        onClick={() => remind()}
      >
        Remind now
      </ActionButton>
    </>
  )
}
