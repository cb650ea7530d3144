import { startPage, wantedPage } from '@tallgrass/domain/wanted-page'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useAuth } from '../../../features/session/auth-context'
import { ProviderPage } from '../../../features/single-sign-on/provider-page'
import { textOf } from '../../../lib/address'
import { detailQuery } from '../../../lib/freshness'
import { preload } from '../../../lib/preload'
import { secretPageHead } from '../../../lib/secret-page-head'

export const Route = createFileRoute('/_public/sign-in/provider')({
  validateSearch: ({ provider, refused }: Record<string, unknown>) => ({
    refused: textOf(refused),
    provider: textOf(provider),
  }),
  loader: ({ context, location: { search } }) =>
    preload(
      'refused' in search && search.refused
        ? []
        : [context.utils.auth.providers.ticket.prefetch(undefined, detailQuery)],
    ),
  head: () => secretPageHead('Sign in'),
  component: StepsPage,
})

function StepsPage() {
  const { refused, provider } = Route.useSearch()
  const { login } = useAuth()
  const router = useRouter()
  return (
    <ProviderPage
      refused={refused}
      provider={provider}
      onSignedIn={(user, to) => {
        login(user)
        const href = wantedPage(user.role, to ?? undefined) ?? startPage(user.role)
        void router.navigate({ href, replace: true })
      }}
    />
  )
}
