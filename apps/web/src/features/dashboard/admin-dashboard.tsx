import { Alert, Button, Card, Group, Text, Title } from '@mantine/core'
import { IconMailForward, IconShieldCheck, IconUser, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { Counters } from '../../ui/counters'
import { PageHeader } from '../../ui/page-header'

const quickActions = [{ icon: <IconUsers aria-hidden />, label: 'Manage users', to: '/portal/admin/users' }]

export function AdminDashboard({ name }: { name: string }) {
  const { data, error } = trpc.admin.users.counts.useQuery()
  return (
    <>
      <PageHeader title={`Welcome back, ${name}`}>{data && sentenceOf(data.pendingInvitations)}</PageHeader>
      {error ? (
        <Alert color="danger" role="alert">
          {errorText(error, 'Failed to load the counts. Please try again.')}
        </Alert>
      ) : (
        <Counters
          label="People"
          counters={[
            { icon: <IconUsers aria-hidden />, label: 'Total Users', value: data?.users },
            { icon: <IconShieldCheck aria-hidden />, label: 'Administrators', value: data?.administrators },
            { icon: <IconUser aria-hidden />, label: 'Clients', value: data?.clients },
            {
              icon: <IconMailForward aria-hidden />,
              label: 'Pending Invites',
              value: data?.pendingInvitations,
            },
          ]}
        />
      )}
      <Card component="section" aria-labelledby="quick-actions">
        <Title order={2} size="h3" id="quick-actions">
          Quick actions
        </Title>
        <Text c="dimmed" mb="md">
          Invite somebody, or change what a person may do.
        </Text>
        <Group>
          {quickActions.map(({ icon, label, to }) => (
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
    </>
  )
}

function sentenceOf(pending: number) {
  if (pending === 0) return 'No invitation is waiting for an answer.'
  return pending === 1 ? 'One invitation is still open.' : `${pending} invitations are still open.`
}
