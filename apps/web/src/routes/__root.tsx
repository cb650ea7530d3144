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
  // The form stands inside a page that has the chat already.
  const framed = useMatch({ from: '/checklist-form', shouldThrow: false })
  // In place of a page that belongs to somebody else.
  const paying = useMatch({ from: '/sandbox/$sessionId', shouldThrow: false })
  // Whoever signs reads every word of a document and taps at its end.
  const signing = useMatch({ from: '/sign/$documentId', shouldThrow: false })
  return (
    <>
      <HeadContent />
      <Outlet />
      {!framed && !paying && !signing && <AssistantLauncher key={visit} />}
    </>
  )
}
