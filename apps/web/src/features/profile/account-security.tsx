import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconBell, IconKey, IconShieldLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

/** The first two do not work yet, so their buttons are disabled. */
export function AccountSecurity() {
  return (
    <Card component="section" aria-labelledby="account-security">
      <Title order={2} size="h3" id="account-security">
        Account security
      </Title>
      <Text c="dimmed" mb="md">
        You cannot change your password or set up two-factor sign-in here yet. Please contact us, and we will
        help you.
      </Text>
      <Group>
        <Button variant="default" disabled leftSection={<IconKey aria-hidden />}>
          Change password
        </Button>
        <Button variant="default" disabled leftSection={<IconShieldLock aria-hidden />}>
          Enable two-factor
        </Button>
        <Button
          variant="default"
          leftSection={<IconBell aria-hidden />}
          renderRoot={(props) => <Link to="/portal/notifications" {...props} />}
        >
          Configure email notifications
        </Button>
      </Group>
    </Card>
  )
}
