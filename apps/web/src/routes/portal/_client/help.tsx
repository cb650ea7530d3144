import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../../../features/help/help-page'

export const Route = createFileRoute('/portal/_client/help')({
  head: () => ({ meta: [{ title: 'Help & Support: Client Portal' }] }),
  component: HelpPage,
})
