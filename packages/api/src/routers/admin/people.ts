import { done } from '@tallgrass/contracts'
import {
  confirmedAddressInput,
  deactivatePersonInput,
  endedSessions,
  endSessionOfInput,
  openSessions,
  person,
  personInput,
  reactivatePersonInput,
  requiredPassword,
  signInAttempts,
  signInsInput,
} from '@tallgrass/contracts/account'
import {
  confirmAddressByHand,
  deactivatePerson,
  endSessionOfPerson,
  endSessionsOfPerson,
  getPerson,
  listSessionsOfPerson,
  listSignInsOf,
  reactivatePerson,
  requirePassword,
  resetFactorOfPerson,
} from '@tallgrass/core/people'
import { adminProcedure, router } from '../../trpc.ts'

/** The accounts of people, and what keeps them safe. */
export const peopleRouter = router({
  /** An account with what concerns its security. */
  get: adminProcedure
    .meta({ says: 'An account with what concerns its security' })
    .input(personInput)
    .output(person)
    .query(({ ctx, input }) => getPerson(ctx, input)),
  /** The attempts to sign in to an account, newest first. */
  history: adminProcedure
    .meta({ says: 'The attempts to sign in to an account, newest first' })
    .input(signInsInput)
    .output(signInAttempts)
    .query(({ ctx, input }) => listSignInsOf(ctx, input)),
  /** The devices on which a person is signed in. */
  sessions: adminProcedure
    .meta({ says: 'The devices on which a person is signed in' })
    .input(personInput)
    .output(openSessions)
    .query(({ ctx, input }) => listSessionsOfPerson(ctx, input)),
  /** Sign a person out on one device. */
  endSession: adminProcedure
    .meta({ says: 'Sign a person out on one device' })
    .input(endSessionOfInput)
    .output(done)
    .mutation(({ ctx, input }) => endSessionOfPerson(ctx, input)),
  /** Sign a person out on all devices. */
  endSessions: adminProcedure
    .meta({ says: 'Sign a person out on all devices' })
    .input(personInput)
    .output(endedSessions)
    .mutation(({ ctx, input }) => endSessionsOfPerson(ctx, input)),
  /** End a person’s password, and email them a link to set a new one. */
  requirePassword: adminProcedure
    .meta({ says: 'End a person’s password, and email them a link to set a new one', needsProof: true })
    .input(personInput)
    .output(requiredPassword)
    .mutation(({ ctx, input }) => requirePassword(ctx, input)),
  /** Remove the second factors of a person who lost them. */
  resetFactor: adminProcedure
    .meta({ says: 'Remove the second factors of a person who lost them', needsProof: true })
    .input(personInput)
    .output(done)
    .mutation(({ ctx, input }) => resetFactorOfPerson(ctx, input)),
  /** End a person’s access at once. */
  deactivate: adminProcedure
    .meta({ says: 'End a person’s access at once', needsProof: true })
    .input(deactivatePersonInput)
    .output(person)
    .mutation(({ ctx, input }) => deactivatePerson(ctx, input)),
  /** Give a person their access back. */
  reactivate: adminProcedure
    .meta({ says: 'Give a person their access back' })
    .input(reactivatePersonInput)
    .output(person)
    .mutation(({ ctx, input }) => reactivatePerson(ctx, input)),
  /** Confirm the email address of an account by hand. */
  confirmEmail: adminProcedure
    .meta({ says: 'Confirm the email address of an account by hand', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(confirmedAddressInput)
    .output(done)
    .mutation(({ ctx, input }) => confirmAddressByHand(ctx, input)),
})
