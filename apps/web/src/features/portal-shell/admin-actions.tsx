import { ActionIcon, Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { ThemeToggle } from '../../ui/theme-toggle'
import { UserMenu } from './user-menu'

const demo = { component: 'a', href: '/small-business', target: '_blank', rel: 'noopener' } as const

export function AdminActions({ name, onLogout }: { name: string; onLogout: () => void }) {
  return (
    <>
      <Button
        {...demo}
        size="sm"
        variant="default"
        visibleFrom="md"
        leftSection={<IconExternalLink aria-hidden />}
      >
        View Demo
      </Button>
      <ActionIcon {...demo} hiddenFrom="md" aria-label="View Demo">
        <IconExternalLink aria-hidden />
      </ActionIcon>
      <ThemeToggle />
      <UserMenu name={name} onLogout={onLogout} />
    </>
  )
}
