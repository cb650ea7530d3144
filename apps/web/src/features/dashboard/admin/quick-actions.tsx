import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconFilePlus, IconFolderPlus, IconReceipt, IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { NEW_ANCHOR } from '../../../lib/use-new-dialog'

const actions = [
  { icon: <IconFolderPlus aria-hidden />, label: 'New project', to: '/portal/admin/projects' },
  { icon: <IconUserPlus aria-hidden />, label: 'Invite user', to: '/portal/admin/users' },
  { icon: <IconFilePlus aria-hidden />, label: 'New agreement', to: '/portal/admin/agreements' },
  { icon: <IconReceipt aria-hidden />, label: 'Payment request', to: '/portal/admin/invoices' },
] as const

/** Each opens the dialog that begins it. */
export function QuickActions() {
  return (
    <Card component="section" aria-labelledby="quick-actions">
      <Title order={2} size="h3" id="quick-actions">
        Quick actions
      </Title>
      <Text c="dimmed" mb="md">
        Each opens the form for it.
      </Text>
      <Group>
        {actions.map(({ icon, label, to }) => (
          <Button
            key={to}
            variant="default"
            leftSection={icon}
            renderRoot={(props) => <Link to={to} hash={NEW_ANCHOR} {...props} />}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Card>
  )
}
