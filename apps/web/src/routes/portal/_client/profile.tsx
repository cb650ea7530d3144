import { createFileRoute } from '@tanstack/react-router'
import { companyCalls } from '../../../features/company/company-calls'
import { CompanyCards } from '../../../features/company/company-cards'
import { useAuth } from '../../../features/session/auth-context'
import { preload } from '../../../lib/preload'
import { accountCalls, OwnAccount } from '../-own-account'

export const Route = createFileRoute('/portal/_client/profile')({
  loader: ({ context: { utils } }) => preload([...accountCalls(utils), ...companyCalls(utils)]),
  head: () => ({ meta: [{ title: 'Profile: Client Portal' }] }),
  component: Profile,
})

function Profile() {
  const { user } = useAuth()
  return <OwnAccount>{user && <CompanyCards user={user} />}</OwnAccount>
}
