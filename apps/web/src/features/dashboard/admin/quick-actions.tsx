import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconFolder, IconTargetArrow, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

const actions = [
  { icon: <IconFolder aria-hidden />, label: 'Manage projects', to: '/portal/admin/projects' },
  { icon: <IconUsers aria-hidden />, label: 'Manage users', to: '/portal/admin/users' },
  { icon: <IconTargetArrow aria-hidden />, label: 'Manage leads', to: '/portal/admin/leads' },
] as const

export function QuickActions() {
  return (
    <Card component="section" aria-labelledby="quick-actions">
      <Title order={2} size="h3" id="quick-actions">
        Quick actions
      </Title>
      <Text c="dimmed" mb="md">
        Start a project, invite a user, or follow up with a lead.
      </Text>
      <Group>
        {actions.map(({ icon, label, to }) => (
          <Button
            key={to}
            variant="default"
            leftSection={icon}
            renderRoot={(props) => <Link to={to} {...props} />}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Card>
  )
}
