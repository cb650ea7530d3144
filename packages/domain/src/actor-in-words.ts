type ActorKind =
  | { kind: 'command' | 'job' | 'provider'; name: string }
  | { kind: 'user' | 'visitor' | 'api_key' | 'viewing_as' }

/**
 * The actor in words, for changes without a user's name.
 * Null is an older row, which does not record the actor.
 */
export function actorInWords(actor: ActorKind | null): string {
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
