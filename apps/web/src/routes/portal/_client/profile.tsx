import { createFileRoute } from '@tanstack/react-router'
import { companyCalls } from '../../../features/company/company-calls'
import { CompanyCards } from '../../../features/company/company-cards'
import { ProfileScreen } from '../../../features/profile/profile-screen'
import { useAuth } from '../../../features/session/auth-context'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/_client/profile')({
  loader: ({ context }) => preload(companyCalls(context.utils)),
  head: () => ({ meta: [{ title: 'Profile: Client Portal' }] }),
  component: Profile,
})

function Profile() {
  const { user } = useAuth()
  return (
    <>
      <ProfileScreen user={user} />
      {user && <CompanyCards user={user} />}
    </>
  )
}
