import { type RefObject, useEffect, useState } from 'react'

/** Pages are drawn while they are less than one height of the view away. */
const NEAR = '100% 0px'
/** Often enough to tell which of two pages takes up more of the view. */
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20)

/** The page that takes up most of the view, and those in it or near it. Pages say their number: `data-page`. */
export function usePagesInView(region: RefObject<HTMLElement | null>, isReady: boolean) {
  const [current, setCurrent] = useState(1)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const root = region.current
    if (!root || !isReady) return
    const heights = new Map<number, number>()
    const viewed = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRect, target } of entries)
          heights.set(pageOf(target), intersectionRect.height)
        setCurrent(largest(heights))
      },
      { root, threshold: STEPS },
    )
    const drawn = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { isIntersecting, target } of entries)
            if (isIntersecting) after.add(pageOf(target))
            else after.delete(pageOf(target))
          return after
        }),
      { root, rootMargin: NEAR },
    )
    for (const page of root.querySelectorAll('[data-page]')) {
      viewed.observe(page)
      drawn.observe(page)
    }
    return () => {
      viewed.disconnect()
      drawn.disconnect()
    }
  }, [region, isReady])
  return { current, near }
}

function pageOf(element: Element): number {
  return Number(element.getAttribute('data-page'))
}

/** The first of the largest. */
function largest(heights: Map<number, number>): number {
  let [found, most] = [1, 0]
  for (const [page, height] of [...heights].toSorted(([a], [b]) => a - b))
    if (height > most + 1) [found, most] = [page, height]
  return found
}
