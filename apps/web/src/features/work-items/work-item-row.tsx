import { Anchor, Button, Group } from '@mantine/core'
import type { WorkItem } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { RelativeTime } from '../../ui/relative-time'
import { workItemWords } from './work-item-words'
import classes from './work-items.module.css'

interface WorkItemRowProps {
  item: WorkItem
  onRefund: (payment: { paymentId: string; refundable: string }) => void
  onInvoice: (id: string) => void
  onClose: () => void
}

export function WorkItemRow({ item, onClose, onInvoice, onRefund }: WorkItemRowProps) {
  const { amount, clientName, createdAt, detail, invoiceId, invoiceNumber, kind, paymentId } = item
  const name = [workItemWords[kind], clientName].filter(Boolean).join(', ')
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.what}>
          {workItemWords[kind]}
          {amount && `: ${formatMoney(amount)}`}
        </p>
        <p>{detail}</p>
        <p className={classes.quiet}>
          {clientName && <span>{clientName}</span>}
          {invoiceId && (
            <Anchor component="button" type="button" fz="inherit" onClick={() => onInvoice(invoiceId)}>
              {invoiceNumber ?? 'The invoice'}
            </Anchor>
          )}
          <span>
            Since <RelativeTime at={createdAt} />
          </span>
        </p>
      </div>
      <Group gap="sm">
        {paymentId && amount && (
          <Button
            size="sm"
            aria-label={`Refund: ${name}`}
            onClick={() => onRefund({ paymentId, refundable: amount })}
          >
            Refund
          </Button>
        )}
        <Button size="sm" variant="default" aria-label={`Mark as settled: ${name}`} onClick={onClose}>
          Mark as settled
        </Button>
      </Group>
    </li>
  )
}
