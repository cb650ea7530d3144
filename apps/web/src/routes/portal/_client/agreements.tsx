import { createFileRoute } from '@tanstack/react-router'
import { agreementCalls } from '../../../features/agreements/agreement-calls'
import { AgreementsScreen } from '../../../features/agreements/agreements-screen'
import { readAgreementsSearch } from '../../../features/agreements/agreements-search'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/_client/agreements')({
  validateSearch: readAgreementsSearch,
  loader: ({ context, location }) =>
    preload(agreementCalls(context.utils, readAgreementsSearch(location.search))),
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
