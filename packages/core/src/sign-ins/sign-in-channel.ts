import { channel } from 'node:diagnostics_channel'
import type { SignInOutcome, SignInWay } from '@tallgrass/domain'

export interface SignInFacts {
  outcome: SignInOutcome
  way: SignInWay
}

/** Tells who listens of every attempt to sign in, also to accounts that do not exist. Costs nothing without listeners. */
export const signInAttempts = channel('tallgrass.sign-in')

export function tellSignIn(facts: SignInFacts): void {
  if (signInAttempts.hasSubscribers) signInAttempts.publish(facts)
}
