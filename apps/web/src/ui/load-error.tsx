import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Shown in place of content that failed to load. */
export function LoadError({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      <Group justify="space-between">
        <span>{children}</span>
        <Button variant="default" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  )
}
