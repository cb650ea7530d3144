import { Anchor, Button, Group } from '@mantine/core'
import type { WorkItem } from '@tallgrass/contracts'
import {
  formatMoney,
  type InvoiceId,
  type LedgerEntryId,
  type Money,
  mayCloseByHand,
  workItemTitle,
} from '@tallgrass/domain'
import { ClientLink } from '../../shared/clients/client-link'
import { RelativeTime } from '../../ui/relative-time'
import { WorkItemLink } from './work-item-link'
import classes from './work-items.module.css'

/** Actions that the invoices screen provides. */
export interface MoneyActions {
  onRefund: (payment: { paymentId: LedgerEntryId; refundable: Money }) => void
  onInvoice: (id: InvoiceId) => void
}

interface WorkItemRowProps {
  item: WorkItem
  /** If undefined, the row links to the screen where the item can be resolved. */
  money: MoneyActions | undefined
  onClose: () => void
}

export function WorkItemRow({ item, money, onClose }: WorkItemRowProps) {
  const { amount, createdAt, detail, invoiceId, invoiceNumber, kind, organizationId, paymentId, whose } = item
  const title = workItemTitle(item)
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
          {whose && (
            <span>
              {organizationId ? <ClientLink name={whose} organizationId={organizationId} /> : whose}
            </span>
          )}
          {invoiceId && !money && invoiceNumber && <span>{invoiceNumber}</span>}
          {invoiceId && money && (
            <Anchor component="button" type="button" fz="inherit" onClick={() => money.onInvoice(invoiceId)}>
              {invoiceNumber ?? 'Invoice'}
            </Anchor>
          )}
          <span>
            Added <RelativeTime at={createdAt} />
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
          <Button size="sm" variant="default" aria-label={`Mark as resolved: ${name}`} onClick={onClose}>
            Mark as resolved
          </Button>
        )}
      </Group>
    </li>
  )
}
