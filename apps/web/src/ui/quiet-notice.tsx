import { Card, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './quiet-notice.module.css'

interface QuietNoticeProps {
  icon: ReactNode
  tone?: 'good' | 'bad'
  /** It replaces what the reader has just used, so that its heading takes the focus. */
  isNews?: boolean
  title: string
  /** What happened, and what to do next. */
  text: ReactNode
  /** Further details. */
  children?: ReactNode
  /** Links and buttons for the next step. */
  actions?: ReactNode
}

/** A payment or signing page that shows only a message. */
export function QuietNotice({
  actions,
  children,
  icon,
  isNews = false,
  text,
  title,
  tone,
}: QuietNoticeProps) {
  return (
    <Card padding="xl" className={classes.notice}>
      <span className={classes.icon} data-tone={tone}>
        {icon}
      </span>
      <div className={classes.words}>
        <Title order={1} size="h2" {...(isNews && { tabIndex: -1, ref: focus })}>
          {title}
        </Title>
        <Text component="div" c="dimmed">
          {text}
        </Text>
      </div>
      {children}
      {actions && <Group justify="center">{actions}</Group>}
    </Card>
  )
}

function focus(heading: HTMLHeadingElement | null) {
  heading?.focus()
}
