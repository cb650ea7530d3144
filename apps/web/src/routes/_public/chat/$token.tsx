import { names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { ChatLinkPage } from '../../../features/chat-link/chat-link-page'

export const Route = createFileRoute('/_public/chat/$token')({
  head: () => ({
    meta: [
      { title: `Your conversation: ${names.business}` },
      { name: 'robots', content: 'noindex' },
      // The address is secret and must not reach other sites, however this page was opened.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: LinkPage,
})

function LinkPage() {
  return <ChatLinkPage token={Route.useParams().token} />
}
