import type { LiveMessage } from '@tallgrass/contracts'
import { ageOfData } from './age-of-data'
import { checkSession, isAboutSession, type LiveContext } from './check-session'
import { keepStream } from './keep-stream'
import { openStream } from './open-stream'
import { spreadOut } from './pauses'
import { shareStream } from './share-stream'

interface StreamFollower {
  show: (message: LiveMessage) => void
  /** Reads everything again, soon. */
  readAgain: () => void
  /** Whether changes arrive by the stream. */
  onWorking: (isWorking: boolean) => void
}

/** Follows the stream of the session's own user, and their session with it. Returns how to stop. */
export function followStream(context: LiveContext, { onWorking, readAgain, show }: StreamFollower) {
  const checking = spreadOut(() => void checkForAll())
  const sharing = shareStream({
    name: `live ${context.userId}`,
    keep: (stream) => keepStream({ ...stream, open: openStream }),
    age: () => ageOfData(context.queryClient),
    onMessage(message, isShared) {
      if (message.reload) readAgain()
      else show(message)
      const user = context.utils.auth.session.getData()
      if (isShared || !user || !isAboutSession(message, user)) return
      if (message.reload) checking.soon()
      else void checkForAll()
    },
    onWorking,
    checkSession: checkForAll,
    onSessionDifference: () => void check(() => {}),
  })

  function checkForAll() {
    return check(sharing.tellSessionDifference)
  }

  async function check(onDifference: () => void) {
    const state = await checkSession(context, onDifference)
    if (state === 'other') readAgain()
    return state !== 'gone'
  }

  const hurryIfVisible = () => {
    if (document.visibilityState === 'visible') sharing.hurry()
  }
  window.addEventListener('online', sharing.hurry)
  document.addEventListener('visibilitychange', hurryIfVisible)
  return () => {
    window.removeEventListener('online', sharing.hurry)
    document.removeEventListener('visibilitychange', hurryIfVisible)
    checking.stop()
    sharing.stop()
  }
}
