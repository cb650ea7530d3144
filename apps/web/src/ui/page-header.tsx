import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** The status, beside the title. */
  badge?: ReactNode
  /** One sentence or count. */
  children?: ReactNode
  /** The primary action. */
  action?: ReactNode
}

export function PageHeader({ title, badge, children, action }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div>
        <div className={classes.title}>
          <Title order={1}>{title}</Title>
          {badge}
        </div>
        {children && <p className={classes.sentence}>{children}</p>}
      </div>
      {action}
    </header>
  )
}
