import { Text } from '@mantine/core'
import type { SessionUser } from '@tallgrass/contracts'
import { PageHeader } from '../../ui/page-header'
import { AccountSecurity } from './account-security'
import { PortalInformation } from './portal-information'
import { ProfileInformation } from './profile-information'

export function ProfileScreen({ user }: { user: SessionUser | null }) {
  if (!user) return <Text role="alert">User information not available.</Text>
  return (
    <>
      <PageHeader title="Profile">Your account and contact details.</PageHeader>
      <ProfileInformation user={user} />
      <AccountSecurity />
      <PortalInformation />
    </>
  )
}
