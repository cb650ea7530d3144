import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../../features/profile/profile-screen'
import { useAuth } from '../../../features/session/auth-context'

export const Route = createFileRoute('/portal/_client/profile')({
  head: () => ({ meta: [{ title: 'Profile: Client Portal' }] }),
  component: Profile,
})

function Profile() {
  const { user } = useAuth()
  return <ProfileScreen user={user} />
}
