import type { ReactNode } from 'react'
import classes from './scroll-region.module.css'

interface ScrollRegionProps {
  /** What it holds, for those who do not see it. */
  label: string
  /** Read out as it grows, and kept at its newest line. */
  log?: boolean
  className?: string | undefined
  children: ReactNode
}

/** What scrolls by itself: reached by keyboard, and under a name of its own. */
export function ScrollRegion({ children, className = '', label, log = false }: ScrollRegionProps) {
  const attributes = { 'aria-label': label, tabIndex: 0, className: `${classes.region} ${className}` }
  if (!log) return <section {...attributes}>{children}</section>
  return (
    <div role="log" data-log {...attributes}>
      <div>{children}</div>
    </div>
  )
}
