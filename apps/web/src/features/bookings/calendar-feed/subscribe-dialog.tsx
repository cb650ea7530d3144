import { Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { ActionButton } from '../../../ui/action-button'
import { ExactTime } from '../../../ui/exact-time'
import { FocusFirst } from '../../../ui/focus-first'
import { LoadError } from '../../../ui/load-error'
import { type AskedAction, FeedActions } from './feed-actions'
import { NewAddress } from './new-address'
import { useCalendarFeed } from './use-calendar-feed'

interface SubscribeDialogProps {
  opened: boolean
  onClose: () => void
  /** Called once the dialog has closed because its address was turned off. */
  onRevoked: () => void
}

/** The secret address by which an administrator's own calendar follows the calls. */
export function SubscribeDialog({ onClose, onRevoked, opened }: SubscribeDialogProps) {
  const feed = trpc.admin.calendarFeed.get.useQuery(undefined, { ...detailQuery, enabled: opened })
  // A ref, because the transition calls what it was given when it began.
  const wasRevoked = useRef(false)
  const [asking, setAsking] = useState<AskedAction>()
  const { create, forget, renew, revoke, url } = useCalendarFeed({
    onRevoked() {
      wasRevoked.current = true
      setAsking(undefined)
      onClose()
    },
  })
  function reset() {
    // The question has returned the focus to a button of this dialog.
    if (wasRevoked.current) onRevoked()
    wasRevoked.current = false
    forget()
  }
  const createdAt = feed.data?.createdAt
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={reset}
      closeOnEscape={!asking}
      title="Subscribe in your calendar"
      size="lg"
    >
      <Stack>
        <Text>
          Your own calendar can show all calls, and follow when they are booked, moved or cancelled. It reads
          them at a secret address. Anyone who has the address sees names, contact details and notes, so keep
          it to yourself.
        </Text>
        {feed.isPending && <Skeleton h="2.25rem" role="status" aria-label="Loading your address" />}
        {feed.isError && !feed.data && (
          <LoadError onRetry={() => void feed.refetch()}>
            Failed to load your address. Please try again.
          </LoadError>
        )}
        {feed.data && (
          <FocusFirst key={url ?? String(createdAt)}>
            {url && <NewAddress url={url} />}
            {!url && createdAt && (
              <Text>
                Your address was created on <ExactTime at={createdAt} />. It was shown then and is not stored.
                If you no longer have it, create a new one.
              </Text>
            )}
            {!createdAt && (
              <ActionButton data-autofocus disabled={create.isPending} onClick={() => create.mutate()}>
                Create address
              </ActionButton>
            )}
          </FocusFirst>
        )}
        {createdAt && <FeedActions asking={asking} onAsk={setAsking} renew={renew} revoke={revoke} />}
      </Stack>
    </Modal>
  )
}
