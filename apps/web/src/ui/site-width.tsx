import type { ReactNode } from 'react'
import classes from './site-width.module.css'

/** Limits its content to the text width of the site. */
export function SiteWidth({
  children,
  className = '',
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return <div className={`${classes.width} ${className}`}>{children}</div>
}
