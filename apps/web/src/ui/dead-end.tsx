import type { ReactNode } from 'react'
import { Tuft } from './grass'
import classes from './notice.module.css'
import { SiteWidth } from './site-width'

interface DeadEndProps {
  title: string
  text: string
  /** A link to another page. */
  action: ReactNode
}

/** A page for an address that leads nowhere. */
export function DeadEnd({ action, text, title }: DeadEndProps) {
  return (
    <SiteWidth>
      <div className={classes.notice}>
        <Tuft />
        <h1>{title}</h1>
        <p className={classes.text}>{text}</p>
        {action}
      </div>
    </SiteWidth>
  )
}
