import type { ReactNode } from 'react'
import classes from './site-head.module.css'

interface SiteHeadProps {
  title: string
  lead: string
  /** A `BackLink`. */
  back?: ReactNode
}

/** The heading of a public page. */
export function SiteHead({ back, lead, title }: SiteHeadProps) {
  return (
    <div className={classes.head}>
      {back}
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
  )
}
