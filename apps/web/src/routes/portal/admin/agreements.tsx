import { createFileRoute } from '@tanstack/react-router'
import { AgreementManagementScreen } from '../../../features/agreement-management/agreement-management-screen'
import { readAgreementsSearch } from '../../../features/agreement-management/agreements-search'
import { RecordHistory } from '../../../features/audit/record-history'

export const Route = createFileRoute('/portal/admin/agreements')({
  validateSearch: readAgreementsSearch,
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
