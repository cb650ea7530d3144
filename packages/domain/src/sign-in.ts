/** How someone signed in. */
export const signInWays = ['password', 'passkey', 'link', 'provider', 'registration'] as const
export type SignInWay = (typeof signInWays)[number]

/** What became of an attempt to sign in to an account that exists. */
export const signInOutcomes = ['signed_in', 'wrong_password', 'wrong_code', 'refused'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

/** How long a proof of who someone is counts before deeds that need one, in seconds. */
export const PROOF_TTL = 600
