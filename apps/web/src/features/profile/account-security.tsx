import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { Role } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const NOTIFICATIONS = { ADMIN: '/portal/admin/notifications', CLIENT: '/portal/notifications' } as const

interface AccountSecurityProps {
  role: Role
  /** Each is a button and its dialogs. */
  changePassword: ReactNode
  twoFactor: ReactNode
  apiKeys: ReactNode
}

export function AccountSecurity({ apiKeys, changePassword, role, twoFactor }: AccountSecurityProps) {
  return (
    <Card component="section" aria-labelledby="account-security">
      <Title order={2} size="h3" id="account-security">
        Account security
      </Title>
      <Text c="dimmed" mb="md">
        Your password, and what else keeps your account safe.
      </Text>
      <Group>
        {changePassword}
        {twoFactor}
        {apiKeys}
        <Button
          variant="default"
          leftSection={<IconBell aria-hidden />}
          renderRoot={(props) => <Link to={NOTIFICATIONS[role]} {...props} />}
        >
          Configure email notifications
        </Button>
      </Group>
    </Card>
  )
}
