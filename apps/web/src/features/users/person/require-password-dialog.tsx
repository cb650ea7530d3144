import { Modal, Stack, Text } from '@mantine/core'
import type { Person, RequiredPassword } from '@tallgrass/contracts/account'
import { useState } from 'react'
import { notify } from '../../../lib/notify'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { CopyField } from '../../../ui/copy-field'
import { DateTime } from '../../../ui/date-time'
import { useRequirePassword } from './use-person-changes'

interface RequirePasswordDialogProps {
  person: Person
  opened: boolean
  onClose: () => void
}

/** Asks, and then shows the link where no mail server could send it. */
export function RequirePasswordDialog({ onClose, opened, person }: RequirePasswordDialogProps) {
  const require = useRequirePassword()
  const [issued, setIssued] = useState<RequiredPassword>()
  const [shows, setShows] = useState(false)
  const { email, id, name } = person
  function confirm() {
    require.mutate(
      { id },
      {
        onSuccess(answer) {
          onClose()
          if (answer.link === null) {
            const message = answer.emailSent
              ? `${name} was emailed a link to set it.`
              : `The email to ${name} is in the outbox and will be sent as soon as possible.`
            return notify({ title: 'New password asked for', message })
          }
          setIssued(answer)
          setShows(true)
        },
      },
    )
  }
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        onConfirm={confirm}
        title="Ask for a new password"
        confirmLabel="Ask for a new password"
        pending={require.isPending}
      >
        The password of {name} stops working at once, and they are signed out everywhere. They set a new one
        with a link that works for an hour.
      </ConfirmDialog>
      <Modal opened={shows} onClose={() => setShows(false)} title="Link for a new password" size="lg">
        {issued?.link && (
          <Stack>
            <Text>
              Send this link to {email}. It works once and expires on <DateTime at={issued.expiresAt} />. It
              will not be shown again, but you can ask again at any time.
            </Text>
            <CopyField label="Link" value={issued.link} copyLabel="Copy link" />
          </Stack>
        )}
      </Modal>
    </>
  )
}
