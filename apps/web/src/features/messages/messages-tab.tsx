import { Skeleton } from '@mantine/core'
import type { ProjectId } from '@tallgrass/domain'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadWithRetries } from '../../lib/load-with-retries'
// The thread's styles come in the file that every project needs, not in one more.
import './composer.module.css'
import './message-body.module.css'
import './message-item.module.css'
import './quoted-message-card.module.css'
import './thread.module.css'

interface MessagesTabProps {
  projectId: ProjectId
}

const load = () => import('./thread').then((module) => module.Thread)
let loaded: ComponentType<MessagesTabProps> | undefined

/** Loads the code of the thread, so that the server can render it, and the browser hydrates it with its page. */
export async function loadThread(): Promise<void> {
  loaded = await load()
}

const LaterThread: ComponentType<MessagesTabProps> = lazy(() => loadWithRetries(load))

/** The messages of a project. Their code, with the reader of Markdown, is loaded with this tab alone. */
export function MessagesTab(props: MessagesTabProps) {
  const [Part] = useState(() => loaded ?? LaterThread)
  return (
    <Suspense fallback={<Skeleton h="30rem" radius="lg" role="status" aria-label="Loading" />}>
      <Part {...props} />
    </Suspense>
  )
}
