/** The kinds of actors. The `actor` schema in the contracts lists the fields of each. */
export const actorKinds = ['user', 'visitor', 'command', 'job', 'provider', 'api_key', 'viewing_as'] as const
export type ActorKind = (typeof actorKinds)[number]
