import { Group, Stack, Text } from '@mantine/core'
import type { AgreementDetails, DocumentDetails } from '@tallgrass/contracts'
import { formatMoney, type Instant } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { agreementNames } from '../../lib/agreement-words'
import { AgreementStatusBadge } from '../../shared/agreements/agreement-status-badge'
import { EndingNote, hasEnded } from '../../shared/agreements/ending-note'
import { ClientLink } from '../../shared/clients/client-link'
import { WorkspaceLink } from '../../shared/projects/workspace-link'
import { DrawerSection } from '../../ui/drawer-section'
import { EmailLink } from '../../ui/email-link'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { Preformatted } from '../../ui/preformatted'
import { AgreementButtons, type AgreementButtonsProps } from './agreement-buttons'
import { ClosedBadge } from './closed-badge'
import { DocumentSection } from './documents/document-section'

interface AgreementDetailsViewProps extends AgreementButtonsProps {
  onWithdraw: (document: DocumentDetails) => void
  onChangeSigner: (document: DocumentDetails) => void
  history: ReactNode
}

export function AgreementDetailsView({
  agreement,
  history,
  onChangeSigner,
  onWithdraw,
  ...actions
}: AgreementDetailsViewProps) {
  const { description, documents, status } = agreement
  return (
    <>
      <Group gap="xs">
        <AgreementStatusBadge status={status} />
        {agreement.closedAt && <ClosedBadge />}
      </Group>
      {hasEnded(agreement) && (
        <Text>
          <EndingNote ended={agreement} />
        </Text>
      )}
      <AgreementButtons agreement={agreement} {...actions} />
      <Facts facts={factsOf(agreement)} />
      {description && <Preformatted>{description}</Preformatted>}
      <DrawerSection title="Documents">
        {documents.length === 0 && <Text c="dimmed">No documents yet.</Text>}
        {documents.map((document, n) => (
          <DocumentSection
            key={document.id}
            document={document}
            isLatest={n === 0}
            onWithdraw={() => onWithdraw(document)}
            onChangeSigner={() => onChangeSigner(document)}
          />
        ))}
      </DrawerSection>
      <DrawerSection title="History">{history}</DrawerSection>
    </>
  )
}

function factsOf(agreement: AgreementDetails) {
  const { clientEmail, clientName, closedAt, countersignedAt, createdAt, openedAt, organizationId, price } =
    agreement
  const { projectName, signedAtClient, status } = agreement
  return [
    { label: 'Type', value: agreementNames[agreement.type] },
    { label: 'Agreement ID', value: agreement.id, plain: true },
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
      value: agreement.projectId ? (
        <WorkspaceLink id={agreement.projectId} name={projectName} tab="agreements" />
      ) : (
        `${projectName} (no project yet)`
      ),
    },
    ...(price ? [{ label: 'Price of the project', value: formatMoney(price) }] : []),
    { label: 'Created', value: <ExactTime at={createdAt} /> },
    ...(closedAt ? [{ label: 'Closed', value: <ExactTime at={closedAt} /> }] : []),
    ...(status === 'SENT' ? [{ label: 'Opened', value: timeOf(openedAt) }] : []),
    { label: 'Client signed', value: timeOf(signedAtClient) },
    { label: 'Countersigned', value: timeOf(countersignedAt) },
  ]
}

function timeOf(at: Instant | null) {
  return at ? <ExactTime at={at} /> : 'Not yet'
}
