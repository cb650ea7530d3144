import { createFileRoute } from '@tanstack/react-router'
import { HelpScreen } from '../../../features/help/help-screen'

export const Route = createFileRoute('/portal/_client/help')({
  head: () => ({ meta: [{ title: 'Help & Support: Client Portal' }] }),
  component: HelpScreen,
})
