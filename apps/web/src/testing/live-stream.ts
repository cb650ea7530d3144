import type { ChangeKind } from '@tallgrass/domain'
import { noChanges, pushedStream } from '@tallgrass/mocks'
import { expect, vi } from 'vitest'
import { trpcMock } from './trpc-mock'

/** What is spread over a few seconds, so that not all browsers do it at once, happens at once. */
export function spreadNothing() {
  vi.spyOn(Math, 'random').mockReturnValue(0)
}

/** The stream of what changes. Call it before the page renders. */
export function liveStream() {
  const stream = pushedStream(noChanges)
  trpcMock.use({ 'portal.live': () => stream })
  return {
    stream,
    end: stream.end,
    lose: stream.lose,
    connections: () => stream.connections,
    /** Resolves when an open portal follows. */
    opened: () => expect.poll(() => stream.connections).toBe(1),
    changed: (kind: ChangeKind, id: string | null = null) =>
      stream.push({ changes: [{ kind, id }], reload: false }),
    reload: () => stream.push({ changes: [], reload: true }),
  }
}
