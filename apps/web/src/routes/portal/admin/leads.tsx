import { createFileRoute } from '@tanstack/react-router'
import { leadCalls } from '../../../features/leads/lead-calls'
import { LeadsScreen } from '../../../features/leads/leads-screen'
import { readLeadsSearch } from '../../../features/leads/leads-search'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/leads')({
  validateSearch: readLeadsSearch,
  loader: ({ context, location }) => preload(leadCalls(context.utils, readLeadsSearch(location.search))),
  head: () => ({ meta: [{ title: 'Leads: Admin Portal' }] }),
  component: LeadsPage,
})

function LeadsPage() {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <LeadsScreen
      address={address}
      onAddressChange={(search, { replace } = { replace: false }) =>
        void navigate({ search, replace, resetScroll: false })
      }
    />
  )
}
