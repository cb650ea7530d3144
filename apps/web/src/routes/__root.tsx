import { names } from '@tallgrass/brand'
import { createRootRouteWithContext, HeadContent, Outlet, useMatch } from '@tanstack/react-router'
import type { AppContext } from '../app/app-context'
import { AssistantLauncher } from '../features/assistant/assistant-launcher'
import { useVisit } from '../features/session/use-visit'

export const Route = createRootRouteWithContext<AppContext>()({
  head: () => ({ meta: [{ title: names.business }] }),
  component: Root,
})

function Root() {
  const visit = useVisit()
  // The form is framed by a page that already has the chat.
  const framed = useMatch({ from: '/checklist-form', shouldThrow: false })
  // This page stands in for the payment provider's, which has no chat.
  const paying = useMatch({ from: '/sandbox/$sessionId', shouldThrow: false })
  // The chat button would cover the text of the document and the controls at its end.
  const signing = useMatch({ from: '/sign/$documentId', shouldThrow: false })
  return (
    <>
      <HeadContent />
      <Outlet />
      {!framed && !paying && !signing && <AssistantLauncher key={visit} />}
    </>
  )
}
