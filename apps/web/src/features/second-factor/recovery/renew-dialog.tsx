import { Button, Group, Stack, Text } from '@mantine/core'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { ActionButton } from '../../../ui/action-button'
import { FocusFirst } from '../../../ui/focus-first'
import { useFactorChanged } from '../use-factor-changed'
import { CodesModal } from './codes-modal'
import { RecoveryCodes } from './recovery-codes'

interface RenewDialogProps {
  opened: boolean
  onClose: () => void
}

export function RenewDialog({ onClose, opened }: RenewDialogProps) {
  const changed = useFactorChanged()
  const { data, isPending, mutate, reset } = trpc.auth.secondFactor.renewRecoveryCodes.useMutation({
    onError: (error) => notifyRefusal(error, { failed: 'Failed to create recovery codes' }),
  })

  function startOver() {
    reset()
    void changed()
  }
  return (
    <CodesModal opened={opened} onClose={onClose} title="New recovery codes" onExitTransitionEnd={startOver}>
      <FocusFirst key={String(data !== undefined)}>
        {data ? (
          <RecoveryCodes codes={data.recoveryCodes} onDone={onClose} />
        ) : (
          <Stack gap="lg">
            <Text>Your old recovery codes will no longer work.</Text>
            <Group justify="flex-end">
              <Button variant="default" data-autofocus onClick={onClose}>
                Cancel
              </Button>
              <ActionButton disabled={isPending} onClick={() => mutate()}>
                Create codes
              </ActionButton>
            </Group>
          </Stack>
        )}
      </FocusFirst>
    </CodesModal>
  )
}
