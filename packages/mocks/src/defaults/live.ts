import type { LiveMessage } from '@tallgrass/contracts'
import { pushedStream } from 'trpc-msw-typed'
import type { Mocks } from '../procedure-types.ts'

/** The first message of a stream, to a screen that has missed nothing. */
export const noChanges: LiveMessage = { changes: [], reload: false }

/** Nothing changes, and the stream stays open. */
export const liveMocks: Required<Pick<Mocks, 'portal.live'>> = {
  'portal.live': () => pushedStream(noChanges),
}
