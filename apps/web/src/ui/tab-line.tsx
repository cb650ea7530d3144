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
  // A rendered page shows its active tab before it is hydrated, and its reader may have scrolled the line since.
  const isArranged = useRef(!useHydrated())
  const shownPlace = useRef('')
  // After every render, because counts inside the tabs arrive late and move them.
  useEffect(() => {
    const list = line.current
    if (!list) return
    function show(list: HTMLDivElement) {
      const tab = list.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
      if (!tab) return
      const place = `${tab.offsetLeft} ${tab.offsetWidth}`
      const isShown = isArranged.current || place === shownPlace.current
      isArranged.current = false
      shownPlace.current = place
      if (!isShown) list.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.clientWidth / 2
    }
    // It calls once the browser has laid out the page; asking for places earlier would make it do so twice.
    const observer = new ResizeObserver(() => show(list))
    observer.observe(list)
    return () => observer.disconnect()
  })
  return (
    <Tabs.List ref={line} aria-label={label} mb="lg">
      {children}
    </Tabs.List>
  )
}
