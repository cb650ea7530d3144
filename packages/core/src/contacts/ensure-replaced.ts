import { findDocumentToSign, isLastPayer } from '@tallgrass/db'
import { AppError, type OrganizationId, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** Locked by the caller, after their organization. */
interface LeavingContact {
  id: UserId
  name: string
  organizationId: OrganizationId
}

/** Throws CONFLICT if no one else pays for an organization with open invoices. */
export async function ensureOtherPayer(tx: Tx, { id, name, organizationId }: LeavingContact): Promise<void> {
  if (!(await isLastPayer(tx.db, organizationId, id))) return
  throw new AppError(
    'CONFLICT',
    `${name} is the only person who pays, and invoices are open. Give someone else that right first.`,
  )
}

/** Throws CONFLICT while a document waits for the contact's signature, or is being sent to them. */
export async function ensureNothingToSign(
  tx: Tx,
  { id, name }: Pick<LeavingContact, 'id' | 'name'>,
  advice = 'Choose another signer for it first.',
): Promise<void> {
  const document = await findDocumentToSign(tx.db, id)
  if (!document) return
  throw new AppError('CONFLICT', `${name} has to sign “${document.documentTitle}”. ${advice}`)
}

/** Throws CONFLICT unless the contact can leave: someone else pays, and nothing waits for their signature. */
export async function ensureReplaced(tx: Tx, contact: LeavingContact): Promise<void> {
  await ensureOtherPayer(tx, contact)
  await ensureNothingToSign(tx, contact)
}
