import { Button, Card, Title } from '@mantine/core'
import type { AdminInvoice } from '@tallgrass/contracts'
import { ClientLink } from '../../shared/clients/client-link'
import { InvoiceAmount } from '../../shared/invoices/invoice-amount'
import { InvoiceStatusBadge } from '../../shared/invoices/invoice-status-badge'
import { WorkspaceLink } from '../../shared/projects/workspace-link'
import { PrintedDay } from '../../ui/printed-day'
import { RelativeTime } from '../../ui/relative-time'
import classes from './invoice-card.module.css'
import { PaymentLinkButton } from './payment-request/payment-link-button'

export function InvoiceCard({ invoice, onView }: { invoice: AdminInvoice; onView: () => void }) {
  const {
    clientEmail,
    clientName,
    createdAt,
    dueDate,
    number,
    organizationId,
    paidAt,
    projectName,
    title,
    url,
    voidReason,
  } = invoice
  return (
    <Card component="article" aria-label={title} className={classes.card}>
      <div className={classes.what}>
        <div className={classes.head}>
          <Title order={2} className={classes.title}>
            {title}
          </Title>
          <InvoiceStatusBadge status={invoice.status} label={invoice.label} />
        </div>
        <p>
          Client: <ClientLink name={clientName} organizationId={organizationId} /> ({clientEmail})
        </p>
        {projectName && (
          <p className={classes.quiet}>
            Project: <WorkspaceLink id={invoice.projectId} name={projectName} />
          </p>
        )}
        {voidReason && <p className={classes.quiet}>Reason for voiding: {voidReason}</p>}
        <p className={classes.dates}>
          {number && <span>{number}</span>}
          <span>
            Created <RelativeTime at={createdAt} />
          </span>
          {dueDate && (invoice.status === 'OPEN' || invoice.status === 'DRAFT') && (
            <span>
              Due <PrintedDay day={dueDate} />
            </span>
          )}
          {paidAt && (
            <span>
              Paid <RelativeTime at={paidAt} />
            </span>
          )}
        </p>
      </div>
      <div className={classes.amount}>
        <InvoiceAmount invoice={invoice} />
      </div>
      <div className={classes.actions}>
        {invoice.status === 'OPEN' && url && <PaymentLinkButton invoice={invoice} url={url} />}
        <Button variant="default" size="sm" aria-label={`View Details of ${title}`} onClick={onView}>
          View Details
        </Button>
      </div>
    </Card>
  )
}
