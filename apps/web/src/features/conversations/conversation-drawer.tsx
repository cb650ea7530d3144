import { Skeleton } from '@mantine/core'
import type { ConversationDetails } from '@tallgrass/contracts'
import { type ConversationId, leadName } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { useLastDefined } from '../../lib/use-last-defined'
import { DetailDrawer } from '../../ui/detail-drawer'
import { LoadError } from '../../ui/load-error'
import { ConversationBody } from './conversation-body'

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
      {data && <ConversationBody conversation={data} />}
    </DetailDrawer>
  )
}

function titleOf(conversation: ConversationDetails | undefined): string {
  const lead = conversation?.lead
  return lead ? `Conversation with ${leadName(lead)}` : 'Conversation with a visitor'
}
