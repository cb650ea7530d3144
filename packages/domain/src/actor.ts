/** The kinds of those who act; `actor` in the contracts says what is known of each. */
export const actorKinds = ['user', 'visitor', 'command', 'job', 'provider', 'api_key', 'viewing_as'] as const
export type ActorKind = (typeof actorKinds)[number]
