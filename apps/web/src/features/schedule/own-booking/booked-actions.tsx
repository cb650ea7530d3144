import { Button, Group } from '@mantine/core'
import { schedulePage } from '@tallgrass/brand'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { CalendarButton } from './calendar-button'
import { useCancelCall } from './use-cancel-call'

interface BookedActionsProps {
  token: string
  onMove: () => void
  /** Moves the focus: the buttons have disappeared together with the one that had it. */
  onCancelled: () => void
}

const { booked, cancel: words } = schedulePage

export function BookedActions({ onCancelled, onMove, token }: BookedActionsProps) {
  const [asking, setAsking] = useState(false)
  const cancel = useCancelCall({
    onDone() {
      setAsking(false)
      onCancelled()
    },
    onRefused: () => setAsking(false),
  })
  return (
    <Group>
      <CalendarButton token={token} />
      <Button variant="default" onClick={onMove}>
        {booked.move}
      </Button>
      <Button variant="subtle" color="danger" onClick={() => setAsking(true)}>
        {booked.cancel}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate({ token })}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        destructive
        pending={cancel.isPending}
      >
        {words.text}
      </ConfirmDialog>
    </Group>
  )
}
