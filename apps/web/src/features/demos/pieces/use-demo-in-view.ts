import { useEffect, useRef } from 'react'
import { isSeen } from './use-newest-in-view'

interface DemoView {
  isRunning: boolean
  staysPut: boolean
  hasResults: boolean
}

/**
 * Shows the frame of a demo when it opens and when the visitor starts it, and its results when they arrive, unless the
 * visitor has scrolled away. The frame takes the focus that the pressed button loses.
 */
export function useDemoInView({ hasResults, isRunning, staysPut }: DemoView) {
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
    if (hasResults && isSeen(head.current)) section.current?.scrollIntoView({ block: 'start' })
  }, [hasResults])

  return { head, section }
}
