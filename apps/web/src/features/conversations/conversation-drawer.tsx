import { Skeleton } from '@mantine/core'
import type { ConversationDetails } from '@tallgrass/contracts'
import { type ConversationId, leadName } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { useLastDefined } from '../../lib/use-last-defined'
import { Transcript } from '../../shared/conversations/transcript'
import { LeadLink } from '../../shared/leads/lead-link'
import { DetailDrawer } from '../../ui/detail-drawer'
import { DrawerSection } from '../../ui/drawer-section'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { LoadError } from '../../ui/load-error'

interface ConversationDrawerProps {
  /** Undefined while the drawer is closed. */
  id: ConversationId | undefined
  onClose: () => void
}

export function ConversationDrawer({ id, onClose }: ConversationDrawerProps) {
  const shown = useLastDefined(id)
  const { data, error, isPending, refetch } = trpc.admin.conversations.get.useQuery(
    shown ? { id: shown } : skipToken,
    { ...detailQuery, enabled: id !== undefined },
  )
  return (
    <DetailDrawer opened={id !== undefined} onClose={onClose} title={titleOf(data)}>
      {isPending && <Skeleton h="16rem" radius="lg" role="status" aria-label="Loading" />}
      {error && (
        <LoadError onRetry={() => void refetch()}>
          {errorText(error, 'Failed to load the conversation. Please try again.')}
        </LoadError>
      )}
      {data && (
        <>
          <Facts facts={factsOf(data)} />
          <DrawerSection title="Transcript">
            <Transcript conversation={data} label="Messages" />
          </DrawerSection>
        </>
      )}
    </DetailDrawer>
  )
}

function titleOf(conversation: ConversationDetails | undefined): string {
  const lead = conversation?.lead
  return lead ? `Conversation with ${leadName(lead)}` : 'Conversation with a visitor'
}

function factsOf({ createdAt, lastMessageAt, lead, messageCount }: ConversationDetails) {
  return [
    { label: 'Who', value: lead ? leadName(lead) : 'No name given' },
    ...(lead ? [{ label: 'Lead', value: <LeadLink lead={lead} /> }] : []),
    { label: 'Started', value: <ExactTime at={createdAt} /> },
    { label: 'Last message', value: <ExactTime at={lastMessageAt} /> },
    { label: 'Messages', value: messageCount },
  ]
}
