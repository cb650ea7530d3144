import { Button, Group } from '@mantine/core'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import type { useCalendarFeed } from './use-calendar-feed'

export type AskedAction = 'renew' | 'revoke'

interface FeedActionsProps extends Pick<ReturnType<typeof useCalendarFeed>, 'renew' | 'revoke'> {
  asking: AskedAction | undefined
  onAsk: (action: AskedAction | undefined) => void
}

/** Buttons for an address that is in use. Both end it, so both ask first. */
export function FeedActions({ asking, onAsk, renew, revoke }: FeedActionsProps) {
  const close = () => onAsk(undefined)
  return (
    <Group>
      <Button variant="default" onClick={() => onAsk('renew')}>
        New address
      </Button>
      <Button variant="subtle" color="danger" onClick={() => onAsk('revoke')}>
        Turn off
      </Button>
      <ConfirmDialog
        opened={asking === 'renew'}
        onClose={close}
        onConfirm={() => renew.mutate(undefined, { onSettled: close })}
        title="New Address"
        confirmLabel="Create New Address"
        cancelLabel="Keep Address"
        pending={renew.isPending}
      >
        The old address stops working at once. Calendars that use it get no more calls until you add the new
        address to them.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'revoke'}
        onClose={close}
        onConfirm={() => revoke.mutate(undefined, { onError: close })}
        title="Turn Off Address"
        confirmLabel="Turn Off"
        cancelLabel="Keep Address"
        destructive
        pending={revoke.isPending}
      >
        The address stops working at once. Calendars that use it get no more calls.
      </ConfirmDialog>
    </Group>
  )
}
