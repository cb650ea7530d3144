import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { endView } from '../../../lib/end-view'
import { useNoEscape } from './use-no-escape'

/** Above drop-downs, below toasts. */
const LAYER = 350

/** Ends a tab whose view of a contact's portal has ended. It never goes on with the administrator's own rights. */
export function ViewEnded() {
  // A dialog must not be open on its first render: it would not know where to return the focus.
  const opened = useMounted()
  useNoEscape(opened)
  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      title="This view has ended"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={LAYER}
    >
      <Stack gap="md">
        <Text>Open it again from the client’s page.</Text>
        <Group justify="flex-end">
          <Button data-autofocus onClick={endView}>
            Go to the client’s page
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
