import { Button, Text } from '@mantine/core'

/** In place of the buttons, once the task is no longer waiting: the comment is kept until it is closed. */
export function ReviewGone({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Text>This task is no longer waiting for your review. Nothing was sent.</Text>
      <Button variant="default" fullWidth onClick={onClose}>
        Close
      </Button>
    </>
  )
}
