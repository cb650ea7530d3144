import { startPage } from '@tallgrass/domain/wanted-page'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useAuth } from '../../../features/session/auth-context'
import { SignInLinkPage } from '../../../features/sign-in-links/sign-in-link-page'
import { detailQuery } from '../../../lib/freshness'
import { preload } from '../../../lib/preload'
import { secretPageHead } from '../../../lib/secret-page-head'
import { readSecretToken, secretTokenOf, useSecretToken } from '../../../lib/use-secret-token'

export const Route = createFileRoute('/_public/sign-in/')({
  validateSearch: readSecretToken,
  loader: ({ context, location }) => {
    const token = secretTokenOf(location, { required: true })
    return preload(token ? [context.utils.auth.links.get.prefetch({ token }, detailQuery)] : [])
  },
  head: () => secretPageHead('Sign in'),
  component: LinkPage,
})

function LinkPage() {
  const { token } = Route.useSearch()
  const { login } = useAuth()
  const router = useRouter()
  return (
    <SignInLinkPage
      token={useSecretToken(token)}
      onSignedIn={(user) => {
        login(user)
        void router.navigate({ href: startPage(user.role), replace: true })
      }}
    />
  )
}
