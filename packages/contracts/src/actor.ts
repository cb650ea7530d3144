import type { UserId } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'

const id = idOf('User')
const name = z.string()

/** The actor of a context, of its transactions and of its rows in the audit log. */
export const actor = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('user'), id }),
    z.object({ kind: z.literal('visitor') }),
    /** A command at the terminal. The server's own start-up is `start`. */
    z.object({ kind: z.literal('command'), name }),
    z.object({ kind: z.literal('job'), name }),
    /** An outside service, whose state was read from the service itself. */
    z.object({ kind: z.literal('provider'), name }),
    /** A program with an API key of this person; or of the business, for which this administrator answers. */
    z.object({ kind: z.literal('api_key'), id, keyId: idOf('ApiKey') }),
    /** An administrator who sees the portal as a contact does, and changes nothing. */
    z.object({ kind: z.literal('viewing_as'), id, contactId: id }),
  ])
  .meta({ description: 'The actor of a context, of its transactions and of its rows in the audit log.' })
export type Actor = z.infer<typeof actor>

/** The id of the user who is responsible for the actor's changes; null if no one signed in. */
export function userOf(actor: Actor): UserId | null {
  return 'id' in actor ? actor.id : null
}

/** True for an administrator who sees the portal as a contact does. Nothing is changed or recorded for them. */
export function isViewing({ actor }: { actor: Actor }): boolean {
  return actor.kind === 'viewing_as'
}
