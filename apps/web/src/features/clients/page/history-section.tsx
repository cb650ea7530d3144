import { Button, Stack, Title } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'

/** The history is loaded only on request: few readers want it. */
export function HistorySection({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const heading = useId()
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Title order={2} size="h3" id={heading}>
        History
      </Title>
      {shown ? (
        children
      ) : (
        <Button variant="default" w="max-content" onClick={() => setShown(true)}>
          Show history
        </Button>
      )}
    </Stack>
  )
}
