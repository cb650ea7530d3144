import { Button, Card, Title } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { Agreement } from '@tallgrass/contracts'
import { agreementFlow, formatMoney } from '@tallgrass/domain'
import { AgreementStatusBadge } from '../../shared/agreements/agreement-status-badge'
import { EndingNote, hasEnded } from '../../shared/agreements/ending-note'
import { ClientLink } from '../../shared/clients/client-link'
import { WorkspaceLink } from '../../shared/projects/workspace-link'
import { RelativeTime } from '../../ui/relative-time'
import classes from './agreement-card.module.css'
import { ClosedBadge } from './closed-badge'
import { CountersignLink } from './countersign-link'
import { SigningTrack } from './signing-track'

export interface AgreementActions {
  onSend: (agreement: Agreement) => void
  onRequestPayment: (agreement: Agreement) => void
}

interface AgreementCardProps extends AgreementActions {
  agreement: Agreement
  onView: () => void
}

export function AgreementCard({ agreement, onRequestPayment, onSend, onView }: AgreementCardProps) {
  const {
    clientName,
    closedAt,
    id,
    organizationId,
    price,
    projectId,
    projectName,
    signedAtClient,
    status,
    type,
  } = agreement
  const label = `${type} Agreement, ${projectName}`
  return (
    <Card component="article" aria-label={label} className={classes.card} data-status={status}>
      <div className={classes.what}>
        <div className={classes.head}>
          <Title order={2} className={classes.title}>
            {type} Agreement
          </Title>
          <AgreementStatusBadge status={status} />
          {closedAt && <ClosedBadge />}
        </div>
        <p>
          <ClientLink name={clientName} organizationId={organizationId} />
        </p>
        <p className={classes.quiet}>
          <WorkspaceLink id={projectId} name={projectName} />
          {price && `, ${formatMoney(price)}`}
        </p>
        {hasEnded(agreement) && (
          <p className={classes.quiet}>
            <EndingNote ended={agreement} />
          </p>
        )}
        {status === 'SIGNED_CLIENT' && signedAtClient && (
          <p className={classes.waiting}>
            The client signed <RelativeTime at={signedAtClient} />. It takes effect when you countersign.
          </p>
        )}
      </div>
      <SigningTrack agreement={agreement} />
      <div className={classes.actions}>
        {agreementFlow.can(status, 'send') && !closedAt && (
          <Button
            size="sm"
            leftSection={<IconSend aria-hidden />}
            aria-label={`Send for Signature: ${label}`}
            onClick={() => onSend(agreement)}
          >
            Send for Signature
          </Button>
        )}
        <CountersignLink agreement={agreement} label={label} />
        <Button
          variant="default"
          size="sm"
          aria-label={`Request Payment: ${label}`}
          onClick={() => onRequestPayment(agreement)}
        >
          Request Payment
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={`View Details of ${label}`}
          data-agreement={id}
          onClick={onView}
        >
          View Details
        </Button>
      </div>
    </Card>
  )
}
