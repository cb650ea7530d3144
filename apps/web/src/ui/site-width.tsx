import type { ReactNode } from 'react'
import classes from './site-width.module.css'

/** As wide as everything on the site that does not reach from edge to edge. */
export function SiteWidth({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${classes.width} ${className}`}>{children}</div>
}
