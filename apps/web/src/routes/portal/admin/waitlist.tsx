import { createFileRoute } from '@tanstack/react-router'
import { waitlistCalls } from '../../../features/waitlist/waitlist-calls'
import { WaitlistScreen } from '../../../features/waitlist/waitlist-screen'
import { readWaitlistSearch } from '../../../features/waitlist/waitlist-search'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/waitlist')({
  validateSearch: readWaitlistSearch,
  loader: ({ context, location }) =>
    preload(waitlistCalls(context.utils, readWaitlistSearch(location.search))),
  head: () => ({ meta: [{ title: 'Waitlist: Admin Portal' }] }),
  component: WaitlistPage,
})

function WaitlistPage() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <WaitlistScreen
      filters={filters}
      onFiltersChange={(next) =>
        // The back button undoes a whole search, not single letters.
        void navigate({
          search: next,
          replace: Boolean(filters.search && next.search) && filters.product === next.product,
        })
      }
    />
  )
}
