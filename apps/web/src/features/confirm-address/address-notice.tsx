import { useMounted } from '@mantine/hooks'
import type { SessionUser } from '@tallgrass/contracts'
import { lazyPart } from '../../ui/lazy-part'

// Few see it, and only until they have confirmed.
const UnconfirmedBanner = lazyPart(() =>
  import('./unconfirmed-banner').then((module) => module.UnconfirmedBanner),
)

/** Tells someone that their address is not confirmed. In the browser alone: the server waits for no part of a page. */
export function AddressNotice({ user }: { user: SessionUser | null }) {
  const mounted = useMounted()
  return mounted && user?.emailVerified === false && <UnconfirmedBanner email={user.email} />
}
