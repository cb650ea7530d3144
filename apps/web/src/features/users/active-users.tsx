import { Group, Stack } from '@mantine/core'
import type { User } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { inPages } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedCards } from '../../ui/paged-cards'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { ChangeRoleDialog } from './change-role-dialog'
import { shownUsers } from './user-calls'
import { UserCard } from './user-card'
import { UserFilters, type UserFilterValues } from './user-filters'

interface ActiveUsersProps {
  ownId: UserId | undefined
  filters: UserFilterValues
  onFiltersChange: (filters: UserFilterValues) => void
  onOpen: (id: UserId) => void
}

export function ActiveUsers({ filters, onFiltersChange, onOpen, ownId }: ActiveUsersProps) {
  const changing = useDialogAbout<User>()
  const users = trpc.admin.users.list.useInfiniteQuery(shownUsers(filters), {
    ...inPages,
    placeholderData: keepPreviousData,
  })

  return (
    <Stack gap="lg">
      <Group>
        <UserFilters filters={filters} onFiltersChange={onFiltersChange} />
      </Group>
      <PagedCards
        pages={users}
        noun="users"
        empty={<EmptyState title="No Users Found">Try another name or role.</EmptyState>}
        minColWidth="min(100%, 20rem)"
        cardHeight="12.5rem"
        card={(user) => (
          <UserCard
            key={user.id}
            user={user}
            isSelf={user.id === ownId}
            onChangeRole={() => changing.open(user)}
            onOpen={() => onOpen(user.id)}
          />
        )}
      />
      <ChangeRoleDialog user={changing.about} opened={changing.opened} onClose={changing.close} />
    </Stack>
  )
}
