import { cancelInvitationsOf, readdressMails, takeInvitationsFromOthers } from '@tallgrass/db'
import { accountMails } from '../accounts/account-mails.ts'
import { addressMails } from '../accounts/address-mails.ts'
import { sendWithheld } from '../accounts/confirm-address.ts'
import type { Tx } from '../ctx.ts'
import { factorMails } from '../second-factor/factor-mails.ts'
import { signInMails } from '../sign-ins/sign-in-mails.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'
import type { lockOwn } from './lock-own.ts'

/** News about an account's security stay with the address that they were written for. */
const STAYING = [accountMails, addressMails, factorMails, signInMails].flatMap((mails) =>
  Object.values(mails).map(({ name }) => name),
)

interface Move {
  person: Awaited<ReturnType<typeof lockOwn>>
  from: string
  to: string
}

/**
 * What waits for a person's former address follows them to the new one: messages that were not sent. Invitations to the
 * new address end, because it has an account now.
 */
export async function followAddress(tx: Tx, { from, person, to }: Move): Promise<void> {
  await readdressMails(tx.db, { from, to, except: STAYING })
  await sendWithheld(tx, to)
  await cancelInvitationsOf(tx.db, to)
  const { organizationId } = person
  if (!organizationId) return
  await takeInvitationsFromOthers(tx.db, { email: to, organizationId })
  await resolveEndedInvitations(tx, organizationId, 'The person joined the company.')
}
