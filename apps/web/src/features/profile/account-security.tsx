import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconBell, IconKey, IconShieldLock } from '@tabler/icons-react'

/** Nothing of this can be done here yet; the buttons say what will come. */
export function AccountSecurity() {
  return (
    <Card component="section" aria-labelledby="account-security">
      <Title order={2} size="h3" id="account-security">
        Account security
      </Title>
      <Text c="dimmed" mb="md">
        Ask us for a change until these arrive.
      </Text>
      <Group>
        <Button variant="default" disabled leftSection={<IconKey aria-hidden />}>
          Change password
        </Button>
        <Button variant="default" disabled leftSection={<IconShieldLock aria-hidden />}>
          Enable two-factor
        </Button>
        <Button variant="default" disabled leftSection={<IconBell aria-hidden />}>
          Configure email notifications
        </Button>
      </Group>
    </Card>
  )
}
