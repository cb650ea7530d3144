import { createFileRoute } from '@tanstack/react-router'
import { useAuth } from '../../../features/session/auth-context'
import { userCalls } from '../../../features/users/user-calls'
import { UserManagementScreen } from '../../../features/users/user-management-screen'
import { readUserSearch } from '../../../features/users/user-search'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/users')({
  validateSearch: readUserSearch,
  loader: ({ context, location }) => preload(userCalls(context.utils, readUserSearch(location.search))),
  head: () => ({ meta: [{ title: 'User Management: Admin Portal' }] }),
  component: UsersPage,
})

function UsersPage() {
  const { person, role, search, tab = 'users' } = Route.useSearch()
  const { user } = useAuth()
  const navigate = Route.useNavigate()
  return (
    <UserManagementScreen
      ownId={user?.id}
      tab={tab}
      onTabChange={(next) => void navigate({ search: next === 'users' ? {} : { tab: next } })}
      person={person}
      onPersonChange={(id) =>
        void navigate({
          search: (before) => ({ ...before, person: id }),
          replace: id === undefined,
          resetScroll: false,
        })
      }
      filters={{ search, role }}
      onFiltersChange={(filters) =>
        void navigate({
          search: { ...(tab !== 'users' && { tab }), ...filters },
          // The back button undoes a whole search, not single letters.
          replace: Boolean(search && filters.search) && filters.role === role,
        })
      }
    />
  )
}
