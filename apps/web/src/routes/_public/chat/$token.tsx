import { names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { ChatLinkPage } from '../../../features/chat-link/chat-link-page'
import { secretPageHead } from '../../../lib/secret-page-head'

export const Route = createFileRoute('/_public/chat/$token')({
  head: () => secretPageHead(`Your conversation: ${names.business}`),
  component: LinkPage,
})

function LinkPage() {
  return <ChatLinkPage token={Route.useParams().token} />
}
