import { Alert, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { fieldErrors } from '../../lib/trpc-error'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useRelease } from './use-release'

interface ReleaseDialogProps {
  opened: boolean
  onClose: () => void
}

export function ReleaseDialog({ onClose, opened }: ReleaseDialogProps) {
  const release = useRelease()
  const [leaveUnchecked, setLeaveUnchecked] = useState(false)
  const { leaveUnchecked: unchecked } = fieldErrors(release.error)
  function close() {
    release.reset()
    setLeaveUnchecked(false)
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() => release.mutate({ leaveUnchecked }, { onSuccess: close })}
      title="Release Site"
      confirmLabel="Release Site"
      pending={release.isPending}
    >
      <Stack gap="md">
        <span>
          Open card payments are checked with the payment provider first. Then jobs run again, and email,
          payments and e-signature requests leave as usual. Messages and reminders that were due before the
          restore are kept in the outbox, where you can send those whose link is still valid. Make sure that
          no other copy of this site is running.
        </span>
        {unchecked && (
          <>
            <Alert color="danger" role="alert">
              {unchecked}
            </Alert>
            <Checkbox
              label="I checked these payments at the provider. Leave them as they are."
              checked={leaveUnchecked}
              onChange={(event) => setLeaveUnchecked(event.currentTarget.checked)}
            />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
