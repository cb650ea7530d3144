import { eventsOf, type SentEvent } from '../support/sent-events.ts'
import type { Visitor } from './open-visitor.ts'

/** Follows the live screens of a visitor at one process, from after the last event if one is given. */
export async function openEvents({ cookies }: Visitor, { url }: { url: string }, lastEventId?: string) {
  const input = encodeURIComponent(JSON.stringify(lastEventId ? { lastEventId } : { age: 0 }))
  const leaving = new AbortController()
  const answer = await fetch(`${url}/trpc/portal.live?input=${input}`, {
    headers: {
      accept: 'text/event-stream',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    signal: leaving.signal,
  })
  if (!answer.body) throw new Error(`The stream was answered with ${answer.status}`)
  const events = eventsOf(answer.body)
  return {
    async until(isWanted: (event: SentEvent) => boolean): Promise<SentEvent> {
      for (;;) {
        const { done, value } = await events.next()
        if (done) throw new Error('The stream ended before the event')
        if (isWanted(value)) return value
      }
    },
    close: () => leaving.abort(),
  }
}
