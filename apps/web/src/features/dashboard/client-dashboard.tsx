import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import type { SessionUser } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '../../ui/page-header'

export function ClientDashboard({ user }: { user: SessionUser }) {
  return (
    <>
      <PageHeader title={`Welcome back, ${user.name || user.email}`} />
      <Card component="section">
        <Group justify="space-between">
          <div>
            <Title order={2} size="h3">
              Your profile
            </Title>
            <Text c="dimmed">The name and the address under which we know you.</Text>
          </div>
          <Button
            variant="default"
            leftSection={<IconUser aria-hidden />}
            renderRoot={(props) => <Link to="/portal/profile" {...props} />}
          >
            View profile
          </Button>
        </Group>
      </Card>
    </>
  )
}
