import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

interface TabLineProps {
  /** What the tabs are, for those who do not see them. */
  label: string
  /** The tabs. */
  children: ReactNode
}

/** Tabs in one line. Where it does not fit, it shows the part that the active one stands in. */
export function TabLine({ children, label }: TabLineProps) {
  const line = useRef<HTMLDivElement>(null)
  // After every rendering: figures inside the tabs arrive late and move them.
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
