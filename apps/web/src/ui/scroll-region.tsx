import type { ReactNode } from 'react'
import classes from './scroll-region.module.css'

interface ScrollRegionProps {
  /** Names the content for screen readers. */
  label: string
  /** Announces new lines and stays scrolled to the newest. */
  log?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A region with its own scrolling. It has a name and can be reached by keyboard. */
export function ScrollRegion({ children, className = '', label, log = false }: ScrollRegionProps) {
  const attributes = { 'aria-label': label, tabIndex: 0, className: `${classes.region} ${className}` }
  if (!log) return <section {...attributes}>{children}</section>
  return (
    <div role="log" data-log {...attributes}>
      <div>{children}</div>
    </div>
  )
}
