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
  // What was confirmed holds for the payments that were shown; a toast says everything else.
  function refused(error: unknown) {
    setLeaveUnchecked(false)
    if (!fieldErrors(error).leaveUnchecked) close()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() => release.mutate({ leaveUnchecked }, { onSuccess: close, onError: refused })}
      title="Release Site"
      confirmLabel="Release Site"
      pending={release.isPending}
    >
      <Stack gap="md">
        <span>
          Open card payments are checked with the payment provider first. Then jobs run again, and email,
          payments and e-signature requests leave as usual. Messages and reminders that were due before the
          restore are kept in the outbox and not sent. Make sure that no other copy of this site is running.
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
