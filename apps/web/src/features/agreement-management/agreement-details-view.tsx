import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconCash, IconSend } from '@tabler/icons-react'
import type { AgreementDetails, DocumentDetails } from '@tallgrass/contracts'
import { agreementFlow, isClosable, type ProjectId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { agreementNames } from '../../lib/agreement-words'
import { AgreementStatusBadge } from '../../shared/agreements/agreement-status-badge'
import { DrawerSection } from '../../ui/drawer-section'
import { EmailLink } from '../../ui/email-link'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { Preformatted } from '../../ui/preformatted'
import type { AgreementActions } from './agreement-card'
import { ClosedBadge } from './closed-badge'
import { CountersignLink } from './countersign-link'
import { DiscardDraftButton } from './discard/discard-draft-button'
import { DocumentSection } from './documents/document-section'

interface AgreementDetailsViewProps extends AgreementActions {
  agreement: AgreementDetails
  onWithdraw: (document: DocumentDetails) => void
  onDiscard: (agreement: AgreementDetails) => void
  history: ReactNode
}

export function AgreementDetailsView({ agreement, history, ...actions }: AgreementDetailsViewProps) {
  const { description, documents, id, status, type } = agreement
  return (
    <>
      <Group gap="xs">
        <AgreementStatusBadge status={status} />
        {agreement.closedAt && <ClosedBadge />}
      </Group>
      {/* Receives focus when the focused button disappears. */}
      <Group gap="sm" data-agreement={id} tabIndex={-1}>
        {agreementFlow.can(status, 'send') && !agreement.closedAt && (
          <Button size="sm" leftSection={<IconSend aria-hidden />} onClick={() => actions.onSend(agreement)}>
            Send for Signature
          </Button>
        )}
        <CountersignLink agreement={agreement} label={`${type} Agreement`} />
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCash aria-hidden />}
          onClick={() => actions.onRequestPayment(agreement)}
        >
          Request Payment
        </Button>
        {isClosable(agreement, documents[0]) && (
          <DiscardDraftButton agreement={agreement} onClick={() => actions.onDiscard(agreement)} />
        )}
      </Group>
      <Facts facts={factsOf(agreement)} />
      {description && <Preformatted>{description}</Preformatted>}
      <DrawerSection title="Documents">
        {documents.length === 0 && <Text c="dimmed">No documents yet.</Text>}
        {documents.map((document, n) => (
          <DocumentSection
            key={document.id}
            document={document}
            isLatest={n === 0}
            onWithdraw={() => actions.onWithdraw(document)}
          />
        ))}
      </DrawerSection>
      <DrawerSection title="History">{history}</DrawerSection>
    </>
  )
}

function factsOf(agreement: AgreementDetails) {
  const { clientEmail, clientName, closedAt, countersignedAt, createdAt, projectName, signedAtClient } =
    agreement
  return [
    { label: 'Type', value: agreementNames[agreement.type] },
    { label: 'Agreement ID', value: agreement.id },
    {
      label: 'Client',
      value: (
        <Stack gap={0}>
          {clientName}
          <EmailLink email={clientEmail} />
        </Stack>
      ),
    },
    {
      label: 'Project',
      value: agreement.projectId ? (
        <ProjectLink id={agreement.projectId} name={projectName} />
      ) : (
        `${projectName} (no project yet)`
      ),
    },
    { label: 'Created', value: <ExactTime at={createdAt} /> },
    ...(closedAt ? [{ label: 'Closed', value: <ExactTime at={closedAt} /> }] : []),
    { label: 'Client signed', value: signedAtClient ? <ExactTime at={signedAtClient} /> : 'Not yet' },
    { label: 'Countersigned', value: countersignedAt ? <ExactTime at={countersignedAt} /> : 'Not yet' },
  ]
}

function ProjectLink({ id, name }: { id: ProjectId; name: string }) {
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link
          to="/portal/admin/projects/$projectId"
          params={{ projectId: id }}
          search={{ tab: 'agreements' }}
          {...props}
        />
      )}
    >
      {name}
    </Anchor>
  )
}
