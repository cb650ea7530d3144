import { z } from 'zod'

const id = z.uuid()
const name = z.string()

/** Who does something: in a context, in its transactions, and in the rows of the audit log. */
export const actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), id }),
  z.object({ kind: z.literal('visitor') }),
  /** At the terminal; the site as it starts is `start`. */
  z.object({ kind: z.literal('command'), name }),
  z.object({ kind: z.literal('job'), name }),
  /** An outside service whose word was read from itself. */
  z.object({ kind: z.literal('provider'), name }),
  // Made by nothing yet: a program with a key of its user, and an administrator who sees what a contact sees.
  z.object({ kind: z.literal('api_key'), id, keyId: id }),
  z.object({ kind: z.literal('viewing_as'), id, contactId: id }),
])
export type Actor = z.infer<typeof actor>

/** The user who answers for what the actor does; null where no one signed in. */
export function userOf(actor: Actor): string | null {
  return 'id' in actor ? actor.id : null
}

/** What stands in place of a name where no user acted; null means an older row, which does not say. */
export function actorInWords(actor: Actor | null): string {
  switch (actor?.kind) {
    case 'visitor':
      return 'Visitor'
    case 'command':
      return `Command ${actor.name}`
    case 'job':
      return `Job ${actor.name}`
    case 'provider':
      return `Provider ${actor.name}`
    case 'api_key':
      return 'API key'
    case 'user':
    case 'viewing_as':
      return 'User'
    default:
      return 'Visitor or system'
  }
}
