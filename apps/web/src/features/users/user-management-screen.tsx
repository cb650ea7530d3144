import { Badge, Button, Tabs } from '@mantine/core'
import { IconMail, IconPlus, IconShieldCheck, IconUser, IconUsers } from '@tabler/icons-react'
import { countOf, type UserId } from '@tallgrass/domain'
import { useRef } from 'react'
import { trpc } from '../../lib/trpc'
import { useNewDialog } from '../../lib/use-new-dialog'
import { Counters } from '../../ui/counters'
import { lazyDialog } from '../../ui/lazy-dialog'
import { PageHeader } from '../../ui/page-header'
import { TabLine } from '../../ui/tab-line'
import { ActiveUsers } from './active-users'
import { InvitationHistory } from './invitations/invitation-history'
import { PendingInvitations } from './invitations/pending-invitations'
import type { UserFilterValues } from './user-filters'
import { type UserTab, userTabs } from './user-search'

const InviteDialog = lazyDialog(() =>
  import('./invitations/invite-dialog').then((module) => module.InviteDialog),
)

const PersonDrawer = lazyDialog(() => import('./person/person-drawer').then((module) => module.PersonDrawer))

interface UserManagementScreenProps {
  /** The id of the signed-in administrator. */
  ownId: UserId | undefined
  tab: UserTab
  onTabChange: (tab: UserTab) => void
  filters: UserFilterValues
  onFiltersChange: (filters: UserFilterValues) => void
  /** Whose drawer is open. */
  person: UserId | undefined
  onPersonChange: (id: UserId | undefined) => void
}

export function UserManagementScreen({
  filters,
  onFiltersChange,
  onPersonChange,
  onTabChange,
  ownId,
  person,
  tab,
}: UserManagementScreenProps) {
  const { data: counts } = trpc.admin.users.counts.useQuery()
  const [inviting, setInviting] = useNewDialog()
  const content = useRef<HTMLDivElement>(null)
  const inviteButton = (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => setInviting(true)}>
      Invite User
    </Button>
  )

  return (
    <>
      <PageHeader title="User Management" action={inviteButton}>
        {counts && peopleInWords(counts.canSignIn)}
      </PageHeader>
      <Counters
        label="Counts"
        counters={[
          { icon: <IconUsers aria-hidden />, label: 'Total Users', value: counts?.users },
          { icon: <IconShieldCheck aria-hidden />, label: 'Administrators', value: counts?.administrators },
          { icon: <IconUser aria-hidden />, label: 'Clients', value: counts?.clients },
          { icon: <IconMail aria-hidden />, label: 'Pending Invites', value: counts?.pendingInvitations },
        ]}
      />
      <Tabs
        ref={content}
        tabIndex={-1}
        value={tab}
        onChange={(value) => onTabChange(toTab(value))}
        keepMounted={false}
      >
        <TabLine label="User lists">
          <Tabs.Tab value="users" rightSection={<Count of={counts?.users} />}>
            Active Users
          </Tabs.Tab>
          <Tabs.Tab value="pending" rightSection={<Count of={counts?.pendingInvitations} />}>
            Pending Invitations
          </Tabs.Tab>
          <Tabs.Tab value="history" rightSection={<Count of={counts?.invitations} />}>
            Invitation History
          </Tabs.Tab>
        </TabLine>
        <Tabs.Panel value="users">
          <ActiveUsers
            ownId={ownId}
            filters={filters}
            onFiltersChange={onFiltersChange}
            onOpen={onPersonChange}
          />
        </Tabs.Panel>
        <Tabs.Panel value="pending">
          <PendingInvitations />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <InvitationHistory />
        </Tabs.Panel>
      </Tabs>
      <PersonDrawer id={person} ownId={ownId} fallback={content} onClose={() => onPersonChange(undefined)} />
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
    </>
  )
}

function peopleInWords({ administrators, clients }: { administrators: number; clients: number }): string {
  return `${countOf(administrators, 'administrator')} and ${countOf(clients, 'client')} can sign in.`
}

function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <Badge>{of}</Badge>
}

function toTab(value: string | null): UserTab {
  return userTabs.find((tab) => tab === value) ?? 'users'
}
