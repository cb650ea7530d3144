import { Button } from '@mantine/core'
import { IconBell, IconMailForward } from '@tabler/icons-react'
import type { InvoiceId } from '@tallgrass/domain'
import { looksDisabled } from '../../../lib/looks-disabled'
import { useMailInvoice } from './use-mail-invoice'

/** For an open invoice: repeats the email of its issue, or reminds the client before the schedule does. */
export function MailButtons({ id }: { id: InvoiceId }) {
  const { pending, remind, sendAgain } = useMailInvoice(id)
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconMailForward aria-hidden />}
        {...looksDisabled(pending)}
        onClick={() => !pending && sendAgain()}
      >
        Send again
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconBell aria-hidden />}
        {...looksDisabled(pending)}
        onClick={() => !pending && remind()}
      >
        Remind now
      </Button>
    </>
  )
}
