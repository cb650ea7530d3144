import { listNamesWithRight, lockSigner } from '@tallgrass/db'
import { AppError, inSeries, type OrganizationId, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/**
 * The contact who is to sign for an organization, and keeps the right to until the transaction ends. Throws INVALID for
 * anyone else.
 */
export async function ensureSigner(
  tx: Tx,
  { organizationId }: { organizationId: OrganizationId },
  signerId: UserId,
) {
  const signer = await lockSigner(tx.db, organizationId, signerId)
  if (signer) return signer
  const names = await listNamesWithRight(tx.db, organizationId, 'signs')
  const instead = names.length === 0 ? 'Let one of its people sign first.' : `Choose ${inSeries(names)}.`
  const message = `This person does not sign for the client. ${instead}`
  throw new AppError('INVALID', message, { issues: [{ path: 'signerId', message }] })
}
