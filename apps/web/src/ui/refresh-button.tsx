import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'

/** For lists that others can change. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  return (
    <Button variant="default" leftSection={<IconRefresh aria-hidden />} onClick={() => void onRefresh()}>
      Refresh
    </Button>
  )
}
