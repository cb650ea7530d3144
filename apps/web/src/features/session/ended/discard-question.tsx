import { Button, Group, Stack, Text } from '@mantine/core'

interface DiscardQuestionProps {
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before the page is given up. The safe button has the focus. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  return (
    <Stack gap="lg">
      <Text>What you entered has not been saved.</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onKeep}>
          Keep editing
        </Button>
        <Button color="danger" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Stack>
  )
}
