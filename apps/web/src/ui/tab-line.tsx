import { Tabs } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

interface TabLineProps {
  /** Names the tabs for screen readers. */
  label: string
  /** The tabs. */
  children: ReactNode
}

/** Tabs in one line. If they do not fit, the line scrolls to the active tab when another becomes active or it moves. */
export function TabLine({ children, label }: TabLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const shownPlace = useRef('')
  // After every render, because counts inside the tabs arrive late and move them.
  useEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    if (!line.current || !tab) return
    const place = `${tab.offsetLeft} ${tab.offsetWidth}`
    // A rendered page shows its active tab before it is hydrated, and its reader may have scrolled the line since.
    const isShown = !isHydrated || place === shownPlace.current
    shownPlace.current = place
    if (!isShown)
      line.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - line.current.clientWidth / 2
  })
  return (
    <Tabs.List ref={line} aria-label={label} mb="lg">
      {children}
    </Tabs.List>
  )
}
