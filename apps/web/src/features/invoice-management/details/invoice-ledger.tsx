import { Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconCash } from '@tabler/icons-react'
import type { LedgerEntry } from '@tallgrass/contracts'
import { formatMoney, isMoneyLess, NO_MONEY } from '@tallgrass/domain'
import { ExactTime } from '../../../ui/exact-time'
import { StatusBadge } from '../../../ui/status-badge'
import { ZoneNote } from '../../../ui/zone-note'
import type { RefundablePayment } from '../money/refund-dialog'
import classes from './invoice-ledger.module.css'

interface InvoiceLedgerProps {
  entries: LedgerEntry[]
  onRefund: (payment: RefundablePayment) => void
}

/** Payments and refunds in chronological order. */
export function InvoiceLedger({ entries, onRefund }: InvoiceLedgerProps) {
  if (entries.length === 0) return <Text c="dimmed">No payments yet.</Text>
  return (
    <>
      <ZoneNote />
      <ul className={classes.entries}>
        {entries.map((entry) => {
          const { amount, id, note, refundable, type } = entry
          const isRefund = type === 'refund'
          return (
            <li key={id}>
              {isRefund ? <IconArrowBackUp aria-hidden /> : <IconCash aria-hidden />}
              <div className={classes.what}>
                <span className={classes.name}>
                  {isRefund ? 'Refund' : 'Payment'} {methodInWords(entry)}
                </span>
                <span className={classes.quiet}>
                  <ExactTime at={entry.receivedAt} />
                </span>
                {note && <span className={classes.note}>{note}</span>}
                {!entry.applied && (
                  <StatusBadge tone="amber" icon={<IconCash aria-hidden />}>
                    Not applied to this invoice
                  </StatusBadge>
                )}
                {!isRefund && isMoneyLess(NO_MONEY, refundable) && (
                  <Button
                    variant="default"
                    size="sm"
                    mt="0.25rem"
                    aria-label={`Refund the payment of ${formatMoney(amount)}`}
                    onClick={() => onRefund({ paymentId: id, refundable })}
                  >
                    Refund
                  </Button>
                )}
              </div>
              <span className={classes.amount}>{`${isRefund ? '−' : ''}${formatMoney(amount)}`}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function methodInWords({ method, provider, recordedByName, type }: LedgerEntry) {
  if (method === 'card') return `by card${provider === 'sandbox' ? ' (test)' : ''}`
  const way = type === 'refund' ? 'outside the payment page' : 'received outside the payment page'
  return recordedByName ? `${way}, recorded by ${recordedByName}` : way
}
