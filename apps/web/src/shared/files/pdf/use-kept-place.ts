import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

interface Place {
  page: number
  part: number
}

/** Keeps what is at the top of the view in its place when the pages change their size, which `layout` tells. */
export function useKeptPlace(region: RefObject<HTMLElement | null>, layout: string) {
  const place = useRef<Place>(undefined)
  const laidOut = useRef(layout)
  const record = useCallback(() => {
    const view = region.current
    if (view) place.current = placeIn(view)
  }, [region])
  useLayoutEffect(() => {
    const view = region.current
    if (!view || laidOut.current === layout) return
    laidOut.current = layout
    const { page = -1, part = 0 } = place.current ?? {}
    const top = pagesOf(view)[page]
    if (top) view.scrollTop = top.offsetTop + part * top.offsetHeight
  }, [region, layout])
  return record
}

function pagesOf(view: HTMLElement) {
  return [...view.querySelectorAll<HTMLElement>('[data-page]')]
}

/** The page at the top of the view, and how much of it is above; undefined at the very top. */
function placeIn(view: HTMLElement): Place | undefined {
  const pages = pagesOf(view)
  const page = pages.findLastIndex(({ offsetTop }) => offsetTop <= view.scrollTop)
  const top = pages[page]
  return top && { page, part: (view.scrollTop - top.offsetTop) / top.offsetHeight }
}
