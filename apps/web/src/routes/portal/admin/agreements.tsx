import { createFileRoute } from '@tanstack/react-router'
import { agreementCalls } from '../../../features/agreement-management/agreement-calls'
import { AgreementManagementScreen } from '../../../features/agreement-management/agreement-management-screen'
import { readAgreementsSearch } from '../../../features/agreement-management/agreements-search'
import { RecordHistory } from '../../../features/audit/record-history'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/agreements')({
  validateSearch: readAgreementsSearch,
  loader: ({ context, location }) =>
    preload(agreementCalls(context.utils, readAgreementsSearch(location.search))),
  head: () => ({ meta: [{ title: 'Agreement Management: Admin Portal' }] }),
  component: AgreementsPage,
})

function AgreementsPage() {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AgreementManagementScreen
      address={address}
      onAddressChange={(search, { replace } = { replace: false }) =>
        void navigate({ search, replace, resetScroll: false })
      }
      history={({ documents, id }) => <RecordHistory ids={[id, ...documents.map((one) => one.id)]} />}
    />
  )
}
