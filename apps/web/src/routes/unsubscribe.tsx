import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page'
import { textOf } from '../lib/address'
import { returnQuery } from '../lib/freshness'
import { preload } from '../lib/preload'
import { secretPageHead } from '../lib/secret-page-head'

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: readToken,
  loader: ({ context, location }) => {
    const { token } = readToken(location.search)
    return preload(
      token ? [context.utils.portal.notifications.unsubscription.prefetch({ token }, returnQuery)] : [],
    )
  },
  head: () => secretPageHead('Stop emails'),
  pendingMs: 0,
  component: Unsubscribe,
})

function readToken({ token }: Record<string, unknown>): { token?: string | undefined } {
  return { token: textOf(token) }
}

function Unsubscribe() {
  return <UnsubscribePage token={Route.useSearch().token} />
}
