import { Anchor, Button, Group } from '@mantine/core'
import type { WorkItem } from '@tallgrass/contracts'
import { formatMoney, mayCloseByHand, workItemRules } from '@tallgrass/domain'
import { RelativeTime } from '../../ui/relative-time'
import { WorkItemLink } from './work-item-link'
import classes from './work-items.module.css'

/** What the screen of the invoices does itself. */
export interface MoneyActions {
  onRefund: (payment: { paymentId: string; refundable: string }) => void
  onInvoice: (id: string) => void
}

interface WorkItemRowProps {
  item: WorkItem
  /** Without them the row links to the screen where it is settled. */
  money: MoneyActions | undefined
  onClose: () => void
}

export function WorkItemRow({ item, money, onClose }: WorkItemRowProps) {
  const { amount, createdAt, detail, invoiceId, invoiceNumber, kind, paymentId, whose } = item
  const { title } = workItemRules[kind]
  const name = [title, whose].filter(Boolean).join(', ')
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.what}>
          {title}
          {amount && `: ${formatMoney(amount)}`}
        </p>
        <p>{detail}</p>
        <p className={classes.quiet}>
          {whose && <span>{whose}</span>}
          {invoiceId && !money && invoiceNumber && <span>{invoiceNumber}</span>}
          {invoiceId && money && (
            <Anchor component="button" type="button" fz="inherit" onClick={() => money.onInvoice(invoiceId)}>
              {invoiceNumber ?? 'The invoice'}
            </Anchor>
          )}
          <span>
            Since <RelativeTime at={createdAt} />
          </span>
        </p>
      </div>
      <Group gap="sm">
        {!money && <WorkItemLink item={item} name={name} />}
        {money && paymentId && amount && (
          <Button
            size="sm"
            aria-label={`Refund: ${name}`}
            onClick={() => money.onRefund({ paymentId, refundable: amount })}
          >
            Refund
          </Button>
        )}
        {mayCloseByHand(kind) && (
          <Button size="sm" variant="default" aria-label={`Mark as settled: ${name}`} onClick={onClose}>
            Mark as settled
          </Button>
        )}
      </Group>
    </li>
  )
}
