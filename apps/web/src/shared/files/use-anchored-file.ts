import type { ProjectFile } from '@tallgrass/contracts'
import { fileAnchor, fileOfAnchor } from '@tallgrass/domain'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { rowsOf } from '../../lib/rows-of'
import type { Pages } from '../../ui/paged-list'

/** Loads more of the list until the file is there that the address names. */
export function useAnchoredFile({
  data,
  error,
  fetchNextPage,
  hasNextPage,
  isFetchingNextPage,
}: Pages<ProjectFile>) {
  const anchored = fileOfAnchor(useLocation().hash)
  const isMissing = anchored && rowsOf(data)?.every(({ id }) => id !== anchored)
  const mayFetch = hasNextPage && !isFetchingNextPage && error === null
  useEffect(() => {
    if (isMissing && mayFetch) void fetchNextPage()
  }, [fetchNextPage, isMissing, mayFetch])
}

/** What makes an element the place of a file to which a link leads: it is scrolled to, and gets the focus. */
export function useFilePlace({ id }: ProjectFile) {
  const anchor = fileAnchor(id)
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash !== anchor) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [anchor, hash])
  return { ref: place, id: anchor, tabIndex: -1 }
}
