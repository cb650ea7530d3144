import { Button, Stack, Title } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'

/** The history is loaded only on request: few readers want it. */
export function HistorySection({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)

  function show() {
    setShown(true)
    // The button disappears.
    title.current?.focus({ preventScroll: true })
  }
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Title order={2} size="h3" id={heading} ref={title} tabIndex={-1}>
        History
      </Title>
      {shown ? (
        children
      ) : (
        <Button variant="default" w="max-content" onClick={show}>
          Show history
        </Button>
      )}
    </Stack>
  )
}
