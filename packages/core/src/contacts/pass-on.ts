import { type ContactRow, isInCharge, passRecords } from '@tallgrass/db'
import { AppError, type ClientId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

interface Leaving {
  contact: ContactRow
  /** Active ones, locked. */
  colleagues: ContactRow[]
  successorId: ClientId | undefined
}

/**
 * Passes what a contact is in charge of to the named colleague. Throws INVALID for a successor who is no colleague, and
 * CONFLICT if one is needed and none is named.
 */
export async function passOn(tx: Tx, { colleagues, contact, successorId }: Leaving): Promise<void> {
  const successor = colleagues.find(({ id }) => id === successorId)
  if (successorId && !successor) {
    const message = 'Choose an active colleague from the same client'
    throw new AppError('INVALID', message, { issues: [{ path: 'successorId', message }] })
  }
  if (!(await isInCharge(tx.db, contact.id))) return
  if (!successor) {
    const sentence = `${contact.name} is in charge of projects, agreements or invoices. Choose who takes over.`
    throw new AppError('CONFLICT', sentence)
  }
  await passRecords(tx.db, { from: contact.id, to: successor.id })
}
