import type { AppRouter } from '@tallgrass/api'
import type { LiveMessage } from '@tallgrass/contracts'
import type { Mocks } from '../procedure-types.ts'
import { pushedStream } from '../pushed-stream.ts'

/** The first message of a stream, to a screen that has missed nothing. */
export const noChanges: LiveMessage = { changes: [], reload: false }

/** Nothing changes, and the stream stays open. */
export const liveMocks: Required<Pick<Mocks<AppRouter>, 'portal.live'>> = {
  'portal.live': () => pushedStream(noChanges),
}
