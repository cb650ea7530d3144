import type { ProjectMessage } from '@tallgrass/contracts'
import { messageAnchor, messageOfAnchor } from '@tallgrass/domain'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

interface LoadedThread {
  messages: ProjectMessage[] | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Shows the message that the address names, and loads older ones until it is there. */
export function useAnchoredMessage({
  fetchNextPage,
  hasNextPage,
  isFetchingNextPage,
  messages,
}: LoadedThread) {
  const { hash } = useLocation()
  const shown = useRef('')
  const anchored = messageOfAnchor(hash)
  useEffect(() => {
    if (!anchored || !messages || shown.current === hash) return
    if (messages.some(({ id }) => id === anchored)) {
      shown.current = hash
      const element = document.getElementById(messageAnchor(anchored))
      element?.scrollIntoView({ block: 'center' })
      element?.focus({ preventScroll: true })
    } else if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [anchored, fetchNextPage, hasNextPage, hash, isFetchingNextPage, messages])
  return anchored
}
