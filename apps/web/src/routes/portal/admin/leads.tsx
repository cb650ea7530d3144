import { createFileRoute } from '@tanstack/react-router'
import { LeadsScreen } from '../../../features/leads/leads-screen'
import { readLeadsSearch } from '../../../features/leads/leads-search'

export const Route = createFileRoute('/portal/admin/leads')({
  validateSearch: readLeadsSearch,
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
