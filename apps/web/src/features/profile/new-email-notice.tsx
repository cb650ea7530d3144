import { Alert, Group } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { Profile } from '@tallgrass/contracts/account'
import { ActionButton } from '../../ui/action-button'
import { DateTime } from '../../ui/date-time'
import { EmailText } from '../../ui/email-text'
import { useCancelEmailChange } from './use-profile-changes'

interface NewEmailNoticeProps {
  newEmail: NonNullable<Profile['newEmail']>
  /** False for someone who only looks. */
  canCancel: boolean
}

/** The new address that waits for its confirmation. */
export function NewEmailNotice({ canCancel, newEmail }: NewEmailNoticeProps) {
  const { isPending, mutate } = useCancelEmailChange()
  return (
    <Alert color="amber" role="note" icon={<IconMail aria-hidden />} mt="md">
      <Group justify="space-between">
        <span>
          Follow the link that we sent to <EmailText>{newEmail.email}</EmailText>, and your address changes.
          It works until <DateTime at={newEmail.expiresAt} />.
        </span>
        {canCancel && (
          <ActionButton variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
            Cancel the change
          </ActionButton>
        )}
      </Group>
    </Alert>
  )
}
