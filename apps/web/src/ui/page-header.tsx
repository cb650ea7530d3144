import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** One sentence or count. */
  children?: ReactNode
  /** The primary action. */
  action?: ReactNode
}

export function PageHeader({ title, children, action }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div>
        <Title order={1}>{title}</Title>
        {children && <p className={classes.sentence}>{children}</p>}
      </div>
      {action}
    </header>
  )
}
