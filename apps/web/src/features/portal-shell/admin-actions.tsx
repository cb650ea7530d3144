import { ActionIcon, Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { SessionUser } from '@tallgrass/contracts'
import type { ReactNode } from 'react'
import { shownName } from '../../lib/shown-name'
import { ThemeToggle } from '../../ui/theme-toggle'
import classes from './topbar.module.css'
import { UserMenu } from './user-menu'

const demo = { component: 'a', href: '/small-business', target: '_blank', rel: 'noopener' } as const

interface AdminActionsProps {
  bell: ReactNode
  user: SessionUser | null
  onLogout: () => void
}

export function AdminActions({ bell, onLogout, user }: AdminActionsProps) {
  return (
    <>
      <Button
        {...demo}
        size="sm"
        variant="default"
        className={classes.wide}
        leftSection={<IconExternalLink aria-hidden />}
      >
        View Demo
      </Button>
      <ActionIcon {...demo} className={classes.narrow} aria-label="View Demo">
        <IconExternalLink aria-hidden />
      </ActionIcon>
      {bell}
      <ThemeToggle />
      <UserMenu name={shownName(user)} picture={user?.picture ?? null} onLogout={onLogout} />
    </>
  )
}
