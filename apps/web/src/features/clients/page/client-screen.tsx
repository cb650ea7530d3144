import { Skeleton, Stack } from '@mantine/core'
import type { OrganizationDetails } from '@tallgrass/contracts'
import type { OrganizationId } from '@tallgrass/domain'
import { type ReactNode, useState } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { errorCode } from '../../../lib/trpc-error'
import { LoadError } from '../../../ui/load-error'
import { ClientNotFound } from '../client-not-found'
import { ContactsSection } from '../contacts/contacts-section'
import { AgreementsSection } from './agreements-section'
import { BookCallLink } from './book-call-link'
import { CallsSection } from './calls-section'
import { ClientFacts } from './client-facts'
import { ClientHeader } from './client-header'
import { ConversationsSection } from './conversations-section'
import { DuplicatesNotice } from './duplicates-notice'
import { HistorySection } from './history-section'
import { InvoicesSection } from './invoices-section'
import { NewRecordButton } from './new-record-button'
import { ProjectsSection } from './projects-section'
import { useWayToMerged } from './use-way-to-merged'

/** What can be started from a client's page. */
export type Started = 'project' | 'agreement' | 'invoice'

interface ClientScreenProps {
  organizationId: OrganizationId
  onStart: (what: Started, client: OrganizationDetails) => void
  history: ReactNode
}

export function ClientScreen({ history, onStart, organizationId }: ClientScreenProps) {
  const query = trpc.admin.clients.get.useQuery({ id: organizationId }, detailQuery)
  const { data: client, error, refetch } = query
  const [edited, setEdited] = useState<OrganizationId>()
  const editing = edited === organizationId
  const isMerged = useWayToMerged(client, { editing })
  const code = errorCode(error)
  if (!client && (code === 'NOT_FOUND' || code === 'INVALID')) return <ClientNotFound />
  if (error && !client) {
    return <LoadError onRetry={() => void refetch()}>Failed to load the client. Please try again.</LoadError>
  }
  if (!client || isMerged) return <Skeleton h="14rem" radius="lg" role="status" aria-label="Loading" />
  const isClosed = client.archivedAt !== null || client.contacts.every(({ deactivatedAt }) => deactivatedAt)
  const button = (what: Started, words: string) => (
    <NewRecordButton disabled={isClosed} onClick={() => onStart(what, client)}>
      {words}
    </NewRecordButton>
  )
  return (
    <Stack gap="xl">
      <div>
        <ClientHeader
          client={client}
          editing={editing}
          onEditing={(opens) => setEdited(opens ? client.id : undefined)}
        />
        <DuplicatesNotice client={client} />
        <ClientFacts client={client} />
      </div>
      <ContactsSection client={client} />
      <ProjectsSection client={client} action={button('project', 'New Project')} />
      <AgreementsSection client={client} action={button('agreement', 'New Agreement')} />
      <InvoicesSection client={client} action={button('invoice', 'New Invoice')} />
      <CallsSection client={client} action={<BookCallLink client={client} />} />
      <ConversationsSection client={client} />
      <HistorySection>{history}</HistorySection>
    </Stack>
  )
}
