import { Text } from '@mantine/core'
import type { SessionUser } from '@tallgrass/contracts'
import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header'
import { AccountSecurity } from './account-security'
import { PortalInformation } from './portal-information'
import { ProfileInformation } from './profile-information'

interface ProfileScreenProps {
  user: SessionUser | null
  changePassword?: ReactNode
  twoFactor?: ReactNode
  apiKeys?: ReactNode
}

/** The account of its reader, in both portals. */
export function ProfileScreen({ apiKeys, changePassword, twoFactor, user }: ProfileScreenProps) {
  if (!user) return <Text role="alert">User information not available.</Text>
  return (
    <>
      <PageHeader title="Profile">Your account and contact details.</PageHeader>
      <ProfileInformation user={user} />
      <AccountSecurity
        role={user.role}
        changePassword={changePassword}
        twoFactor={twoFactor}
        apiKeys={apiKeys}
      />
      {user.role === 'CLIENT' && <PortalInformation />}
    </>
  )
}
