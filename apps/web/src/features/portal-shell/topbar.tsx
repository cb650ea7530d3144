import { ActionIcon, Divider } from '@mantine/core'
import { IconLayoutSidebar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { placeAssistant } from '../../lib/open-assistant'
import classes from './topbar.module.css'

interface TopbarProps {
  title: ReactNode
  expanded: boolean
  onToggle: () => void
  /** The chat button stands in the bar. */
  keepsAssistant: boolean
  /** The actions on the right. */
  children: ReactNode
}

export function Topbar({ title, expanded, keepsAssistant, onToggle, children }: TopbarProps) {
  return (
    <div className={classes.bar}>
      <ActionIcon
        aria-label="Toggle sidebar"
        aria-expanded={expanded}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      >
        <IconLayoutSidebar aria-hidden />
      </ActionIcon>
      <Divider orientation="vertical" className={classes.divider} />
      <div className={classes.title}>{title}</div>
      {children}
      {keepsAssistant && <span ref={placeAssistant} className={classes.assistant} />}
    </div>
  )
}
