import { Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ActionButton } from './action-button'

interface MorePages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Loads the next page of a list. After the last one, says so to those who asked for more. */
export function ShowMore({ pages }: { pages: MorePages }) {
  const [asked, setAsked] = useState(false)
  const end = useRef<HTMLParagraphElement>(null)
  const isAtEnd = asked && !pages.hasNextPage
  useEffect(() => {
    if (!isAtEnd) return
    // The button that was pressed no longer exists, and its focus went to the body.
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true })
    else setAsked(false)
  }, [isAtEnd])
  if (isAtEnd) {
    return (
      <Text ref={end} tabIndex={-1} c="dimmed" fz="sm" ta="center" onBlur={() => setAsked(false)}>
        That is everything.
      </Text>
    )
  }
  if (!pages.hasNextPage) return null
  return (
    <Group justify="center">
      <ActionButton
        variant="default"
        onClick={() => {
          setAsked(true)
          void pages.fetchNextPage()
        }}
        loading={pages.isFetchingNextPage}
      >
        Show more
      </ActionButton>
    </Group>
  )
}
