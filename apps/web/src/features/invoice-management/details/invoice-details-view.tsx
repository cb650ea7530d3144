import { Group, List, Stack } from '@mantine/core'
import type { InvoiceDetails } from '@tallgrass/contracts'
import type { Ref } from 'react'
import { formatDate } from '../../../lib/format'
import { toWords } from '../../../lib/words'
import { ClientLink } from '../../../shared/clients/client-link'
import { InvoiceStatusBadge } from '../../../shared/invoices/invoice-status-badge'
import { WorkspaceLink } from '../../../shared/projects/workspace-link'
import { DrawerSection } from '../../../ui/drawer-section'
import { EmailLink } from '../../../ui/email-link'
import { ExactTime } from '../../../ui/exact-time'
import { Facts } from '../../../ui/facts'
import { Preformatted } from '../../../ui/preformatted'
import { InvoiceActions } from '../invoice-actions'
import { OpenRefunds } from '../money/open-refunds'
import type { RefundablePayment } from '../money/refund-dialog'
import type { InvoiceStep } from '../steps/invoice-step'
import { InvoiceLedger } from './invoice-ledger'
import { InvoiceLines } from './invoice-lines'
import { reminderInWords } from './reminder-words'

interface InvoiceDetailsViewProps {
  invoice: InvoiceDetails
  onStep: (step: InvoiceStep) => void
  onRefund: (payment: RefundablePayment) => void
  /** Receives focus when the focused button disappears. */
  actions: Ref<HTMLDivElement>
}

export function InvoiceDetailsView({ actions, invoice, onRefund, onStep }: InvoiceDetailsViewProps) {
  const { amount, description, discount, lines, net, refunds, reminders, taxes } = invoice
  return (
    <>
      <InvoiceStatusBadge status={invoice.status} label={invoice.label} />
      <Group gap="sm" ref={actions} tabIndex={-1}>
        <InvoiceActions invoice={invoice} onStep={onStep} />
      </Group>
      <Facts facts={factsOf(invoice)} />
      {description && <Preformatted>{description}</Preformatted>}
      <DrawerSection title="Lines">
        <InvoiceLines lines={lines} discount={discount} net={net} taxes={taxes} total={amount} />
      </DrawerSection>
      <DrawerSection title="Payments and refunds">
        <InvoiceLedger entries={invoice.ledger} onRefund={onRefund} />
        <OpenRefunds refunds={refunds} />
      </DrawerSection>
      {reminders.length > 0 && (
        <DrawerSection title="Reminders">
          <List>
            {reminders.map(({ day, sentOn }) => (
              <List.Item key={day}>
                {formatDate(sentOn)}, {reminderInWords(day)}
              </List.Item>
            ))}
          </List>
        </DrawerSection>
      )}
    </>
  )
}

function factsOf({
  clientEmail,
  clientName,
  organizationId,
  projectId,
  projectName,
  ...invoice
}: InvoiceDetails) {
  const { createdAt, dueDate, issueDate, kind, number, paidAt, voidReason, voidReasonShared } = invoice
  return [
    { label: 'Number', value: number ?? 'Assigned when issued' },
    { label: 'Kind', value: toWords(kind) },
    {
      label: 'Client',
      value: (
        <Stack gap={0}>
          <ClientLink name={clientName} organizationId={organizationId} />
          <EmailLink email={clientEmail} />
        </Stack>
      ),
    },
    {
      label: 'Project',
      value: <WorkspaceLink id={projectId} name={projectName ?? 'No project'} tab="invoices" />,
    },
    { label: 'Created', value: <ExactTime at={createdAt} /> },
    { label: 'Issued', value: issueDate ? formatDate(issueDate) : 'Not yet' },
    { label: 'Due', value: dueDate ? formatDate(dueDate) : 'Not set' },
    ...(paidAt ? [{ label: 'Paid', value: <ExactTime at={paidAt} /> }] : []),
    ...(voidReason
      ? [
          { label: 'Reason for voiding', value: voidReason },
          { label: 'The client sees the reason', value: voidReasonShared ? 'Yes' : 'No' },
        ]
      : []),
  ]
}
