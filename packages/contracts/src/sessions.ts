import { signInWays } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { instant } from './person.ts'

// Marked as pure, so that the browser, which needs only their types, does not load them.
export const signInWay = /* @__PURE__ */ z.enum(signInWays)

/** Where a browser is, as far as it says so. */
export const deviceFacts = {
  /** The browser and its system in words. Example: "Firefox on Windows". */
  device: z
    .string()
    .meta({ description: 'The browser and its system in words.', examples: ['Firefox on Windows'] }),
  /** The network address; null for a command. */
  ip: z.string().nullable().meta({ description: 'The network address; null for a command.' }),
}

/** A device on which someone is signed in. */
export const openSession = z
  .object({
    id: idOf('Session'),
    ...deviceFacts,
    way: signInWay,
    createdAt: instant,
    /** Exact to a minute. */
    lastSeenAt: instant.meta({ description: 'Exact to a minute.' }),
    /** When it ends unless it is used again. */
    endsAt: instant.meta({ description: 'When it ends unless it is used again.' }),
  })
  .meta({ description: 'A device on which someone is signed in.' })
export type OpenSession = z.infer<typeof openSession>

/** One of the caller's own. */
export const ownSession = /* @__PURE__ */ openSession
  .extend({
    /** The one that this call was made in. */
    isCurrent: z.boolean().meta({ description: 'The one that this call was made in.' }),
  })
  .meta({ description: "One of the caller's own." })
export type OwnSession = z.infer<typeof ownSession>
export const ownSessions = /* @__PURE__ */ z.array(ownSession)

export const endSessionInput = z.object({ id: idOf('Session') })
export type EndSessionInput = z.infer<typeof endSessionInput>

export const endedSessions = z.object({ ended: z.int() })
