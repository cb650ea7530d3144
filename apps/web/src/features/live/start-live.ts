import type { LiveMessage } from '@tallgrass/contracts'
import { viewToken } from '../../lib/view-token'
import type { LiveContext } from './check-session'
import { followStream } from './follow-stream'
import { spreadOut } from './pauses'
import { pollScreens } from './poll-screens'
import { refreshScreens } from './refresh-screens'

const EVERYTHING: LiveMessage = { changes: [], reload: true }

/** Lets the screens of an open portal follow what others change. Returns how to stop. */
export function startLive(context: LiveContext): () => void {
  let stop = follow(context)
  // Browsers keep a page for their button 'Back' only if it holds nothing.
  const leave = () => stop()
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = follow(context)
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    stop()
  }
}

function follow(context: LiveContext): () => void {
  const screens = refreshScreens(context.queryClient)
  const reading = spreadOut(() => screens.show(EVERYTHING))
  const polls = pollScreens(reading.soon)
  // The stream is for the session's own user.
  if (viewToken()) polls.start()
  const stopFollowing = viewToken()
    ? undefined
    : followStream(context, {
        show: screens.show,
        readAgain: reading.soon,
        onWorking: (isWorking) => (isWorking ? polls.stop() : polls.start()),
      })
  return () => {
    stopFollowing?.()
    polls.stop()
    reading.stop()
    screens.stop()
  }
}
