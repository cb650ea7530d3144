import { Group, SimpleGrid, Skeleton, Stack } from '@mantine/core'
import type { User } from '@tallgrass/contracts'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { ChangeRoleDialog } from './change-role-dialog'
import { UserCard } from './user-card'
import { UserFilters, type UserFilterValues } from './user-filters'

const CARDS_AT_ONCE = 24

interface ActiveUsersProps {
  ownId: string | undefined
  filters: UserFilterValues
  onFilter: (filters: UserFilterValues) => void
}

export function ActiveUsers({ filters, onFilter, ownId }: ActiveUsersProps) {
  const changing = useDialogAbout<User>()
  const users = trpc.admin.users.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE, ...filters },
    { getNextPageParam: (page) => page.nextCursor, placeholderData: (before) => before },
  )
  const people = users.data?.pages.flatMap((page) => page.items)

  return (
    <Stack gap="lg">
      <Group>
        <UserFilters values={filters} onChange={onFilter} />
      </Group>
      {users.error && (
        <LoadError onRetry={() => void users.refetch()}>Failed to load users. Please try again.</LoadError>
      )}
      {people?.length === 0 && <EmptyState title="No Users Found">Try another name or role.</EmptyState>}
      <SimpleGrid minColWidth="min(100%, 20rem)" spacing="md" aria-busy={users.isFetching}>
        {users.isPending &&
          ['one', 'two', 'three'].map((key) => <Skeleton key={key} h="12.5rem" radius="lg" />)}
        {people?.map((user) => (
          <UserCard
            key={user.id}
            user={user}
            isSelf={user.id === ownId}
            onChangeRole={() => changing.open(user)}
          />
        ))}
      </SimpleGrid>
      <ShowMore pages={users} />
      <ChangeRoleDialog user={changing.about} opened={changing.opened} onClose={changing.close} />
    </Stack>
  )
}
