import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { ThemeToggle } from '../../ui/theme-toggle'
import { UserMenu } from './user-menu'

export function AdminActions({ name, onLogout }: { name: string; onLogout: () => void }) {
  return (
    <>
      <Button
        size="sm"
        variant="default"
        visibleFrom="md"
        component="a"
        href="/small-business"
        target="_blank"
        rel="noopener"
        leftSection={<IconExternalLink aria-hidden />}
      >
        View Demo
      </Button>
      <ThemeToggle />
      <UserMenu name={name} onLogout={onLogout} />
    </>
  )
}
