import { createFileRoute } from '@tanstack/react-router'
import { helpCalls } from '../../../features/help/chat-projects'
import { HelpScreen } from '../../../features/help/help-screen'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/_client/help')({
  loader: ({ context }) => preload(helpCalls(context.utils)),
  head: () => ({ meta: [{ title: 'Help & Support: Client Portal' }] }),
  component: HelpScreen,
})
