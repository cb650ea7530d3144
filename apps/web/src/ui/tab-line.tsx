import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

interface TabLineProps {
  /** Names the tabs for screen readers. */
  label: string
  /** The tabs. */
  children: ReactNode
}

/** Tabs in one line. If they do not fit, the line scrolls to the active tab. */
export function TabLine({ children, label }: TabLineProps) {
  const line = useRef<HTMLDivElement>(null)
  // After every render, because counts inside the tabs arrive late and move them.
  useEffect(() => {
    const tab = line.current?.querySelector('[role="tab"][aria-selected="true"]')
    if (!line.current || !tab) return
    const [outer, inner] = [line.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    line.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 })
  })
  return (
    <Tabs.List ref={line} aria-label={label} mb="lg">
      {children}
    </Tabs.List>
  )
}
