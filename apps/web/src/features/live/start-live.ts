import type { LiveMessage } from '@tallgrass/contracts'
import { viewToken } from '../../lib/view-token'
import { ageOfData } from './age-of-data'
import { checkSession, isAboutSession, type LiveContext } from './check-session'
import { keepStream } from './keep-stream'
import { openStream } from './open-stream'
import { pollScreens } from './poll-screens'
import { refreshScreens } from './refresh-screens'
import { shareStream } from './share-stream'

const EVERYTHING: LiveMessage = { changes: [], reload: true }

/** Lets the screens of an open portal follow what others change. Returns how to stop. */
export function startLive(context: LiveContext): () => void {
  const screens = refreshScreens(context.queryClient)
  const polls = pollScreens(() => screens.show(EVERYTHING))
  // The stream is for the session's own user.
  if (viewToken()) polls.start()
  const stopSharing = viewToken() ? undefined : follow()

  function follow() {
    return shareStream({
      name: `live ${context.userId}`,
      keep: (stream) => keepStream({ ...stream, open: openStream }),
      age: () => ageOfData(context.queryClient),
      onMessage(message) {
        screens.show(message)
        if (isAboutSession(message, context.userId)) void checkSession(context)
      },
      onWorking: (isWorking) => (isWorking ? polls.stop() : polls.start()),
      checkSession: () => checkSession(context),
    })
  }

  return () => {
    stopSharing?.()
    polls.stop()
    screens.stop()
  }
}
