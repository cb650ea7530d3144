import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { legal } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { AlertDialog } from '../../ui/alert-dialog'

interface LegalDialogProps {
  topic: 'privacy' | 'terms'
  opened: boolean
  onClose: () => void
}

export function LegalDialog({ topic, opened, onClose }: LegalDialogProps) {
  const mounted = useMounted() // The dialog must not be open on its first render.
  return (
    <AlertDialog opened={mounted && opened} onClose={onClose} title={legal[topic].title}>
      <Stack gap="lg">
        <Text>{legal[topic].text}</Text>
        <Group justify="space-between">
          <Anchor renderRoot={(props) => <Link to={`/${topic}`} {...props} />} onClick={onClose} fz="sm">
            Open as a page
          </Anchor>
          <Button data-autofocus onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </AlertDialog>
  )
}
