import { createFileRoute } from '@tanstack/react-router'
import { preload } from '../../../lib/preload'
import { accountCalls, OwnAccount } from '../-own-account'

export const Route = createFileRoute('/portal/admin/profile')({
  loader: ({ context: { utils } }) => preload(accountCalls(utils)),
  head: () => ({ meta: [{ title: 'Profile: Admin Portal' }] }),
  component: OwnAccount,
})
