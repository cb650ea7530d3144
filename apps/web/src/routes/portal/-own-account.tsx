import type { ReactNode } from 'react'
import { OwnKeysButton } from '../../features/api-keys/own-keys-button'
import { ChangePasswordButton } from '../../features/change-password/change-password-button'
import { myDataCalls } from '../../features/my-data/my-data-calls'
import { MyDataSection } from '../../features/my-data/my-data-section'
import { ownSessionsCalls } from '../../features/own-sessions/own-sessions-calls'
import { SessionsSection } from '../../features/own-sessions/sessions-section'
import { profileCalls } from '../../features/profile/profile-calls'
import { ProfileScreen } from '../../features/profile/profile-screen'
import { factorCalls } from '../../features/second-factor/factor-calls'
import { SecondFactorSection } from '../../features/second-factor/second-factor-section'
import { TwoFactorButton } from '../../features/second-factor/two-factor-button'
import { useAuth } from '../../features/session/auth-context'
import { signInAccountsCalls } from '../../features/single-sign-on/sign-in-accounts-calls'
import { SignInAccountsSection } from '../../features/single-sign-on/sign-in-accounts-section'
import type { TrpcUtils } from '../../lib/trpc'

/** What the account page of both portals reads. */
export const accountCalls = (utils: TrpcUtils) => [
  ...profileCalls(utils),
  ...factorCalls(utils),
  ...signInAccountsCalls(utils),
  ...ownSessionsCalls(utils),
  ...myDataCalls(utils),
]

/** Everything that people decide about their account. `children` stand before what ends it. */
export function OwnAccount({ children }: { children?: ReactNode }) {
  const { logout, user } = useAuth()
  return (
    <>
      <ProfileScreen
        user={user}
        changePassword={user && <ChangePasswordButton user={user} />}
        twoFactor={<TwoFactorButton />}
        apiKeys={user && <OwnKeysButton role={user.role} />}
      />
      {user && (
        <>
          <SecondFactorSection />
          <SignInAccountsSection />
          <SessionsSection onSignOut={() => void logout()} />
          {children}
          <MyDataSection />
        </>
      )}
    </>
  )
}
