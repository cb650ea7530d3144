import { createFileRoute } from '@tanstack/react-router'
import { AgreementsScreen } from '../../../features/agreements/agreements-screen'
import { readAgreementsSearch } from '../../../features/agreements/agreements-search'

export const Route = createFileRoute('/portal/_client/agreements')({
  validateSearch: readAgreementsSearch,
  head: () => ({ meta: [{ title: 'Agreements: Client Portal' }] }),
  component: AgreementsPage,
})

function AgreementsPage() {
  const { tab = 'agreements' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AgreementsScreen
      tab={tab}
      onTabChange={(next) =>
        void navigate({ search: next === 'agreements' ? {} : { tab: next }, resetScroll: false })
      }
    />
  )
}
