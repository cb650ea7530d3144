import { useEffect, useRef } from 'react'
import { isSeen } from './use-newest-in-view'

interface DemoView {
  isRunning: boolean
  /** When it changes, the parts change places. */
  outcomeFirst: boolean
  staysPut: boolean
  hasResults: boolean
}

/**
 * Shows the frame of a demo when it opens, when the visitor starts it and when its parts change places, and its results when
 * they arrive, unless the visitor has scrolled away. The frame takes the focus that the pressed button loses.
 */
export function useDemoInView({ hasResults, isRunning, outcomeFirst, staysPut }: DemoView) {
  const section = useRef<HTMLElement>(null)
  const head = useRef<HTMLDivElement>(null)

  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [])

  useEffect(() => {
    if (!isRunning || staysPut) return
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [isRunning, staysPut])

  useEffect(() => {
    // A step that was pressed while the page was still moving stopped it.
    if (isRunning && !outcomeFirst && !staysPut) section.current?.scrollIntoView({ block: 'start' })
  }, [isRunning, outcomeFirst, staysPut])

  useEffect(() => {
    if (hasResults && isSeen(head.current)) section.current?.scrollIntoView({ block: 'start' })
  }, [hasResults])

  return { head, section }
}
