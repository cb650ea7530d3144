import { createFileRoute } from '@tanstack/react-router'
import { mailPreferencesCalls } from '../../../features/mail-preferences/mail-preferences-calls'
import { MailPreferencesScreen } from '../../../features/mail-preferences/mail-preferences-screen'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/notifications')({
  loader: ({ context }) => preload(mailPreferencesCalls(context.utils)),
  head: () => ({ meta: [{ title: 'Email notifications: Admin Portal' }] }),
  component: () => <MailPreferencesScreen reader="ADMIN" />,
})
