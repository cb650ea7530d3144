import { useDocumentVisibility } from '@mantine/hooks'
import { advance, type Timeline } from '@tallgrass/domain'
import { useEffect, useState } from 'react'

/**
 * Drives a demo with the real clock. The timer stops when the component unmounts and pauses while the page is
 * in the background; events that became due in the meantime are then caught up.
 */
export function useTimeline<State, Event>(timeline: Timeline<State, Event>) {
  const [state, setState] = useState(() => timeline.start(Date.now()))
  const isVisible = useDocumentVisibility() === 'visible'
  const at = timeline.nextAt(state)

  useEffect(() => {
    if (at === null || !isVisible) return
    // A timer may fire slightly early, so use at least the time it was set for.
    const catchUp = () => {
      const now = Math.max(at, Date.now())
      setState((current) => advance(timeline, current, now))
    }
    const timer = setTimeout(catchUp, Math.max(0, at - Date.now()))
    return () => clearTimeout(timer)
  }, [at, isVisible, timeline])

  function send(event: Event) {
    const now = Date.now()
    setState((current) => timeline.on(advance(timeline, current, now), event, now))
  }

  return { state, send, isVisible }
}
