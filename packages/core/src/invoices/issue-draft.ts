import { randomBytes } from 'node:crypto'
import { findBilledTo, findInvoice, type LockedInvoice, nextInvoiceCount, updateDraft } from '@tallgrass/db'
import { AppError, dueDateOf, ensureChargeable, invoiceFlow, toInvoiceNumber } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Tx } from '../ctx.ts'
import { SENT_BY_CALLER } from '../mail/enqueue-mail.ts'
import { ensureClient } from '../projects/ensure-client.ts'
import type { Settings } from '../settings.ts'
import { auditInvoice } from './audit-invoice.ts'
import { emitInvoice } from './emit-invoice.ts'
import { enqueueInvoiceMail } from './enqueue-invoice-mail.ts'
import { ensurePayer } from './ensure-payer.ts'
import { payerOf } from './to-invoice-mail.ts'

/** 128 bits, because anyone with the key may see the invoice and pay it. */
const KEY_BYTES = 16

interface Issue {
  /** True for a retainer that its client signs, which is not refused because no one pays. */
  bySignature?: boolean
  /** True if the caller sends the message itself. */
  sendsMail?: boolean
  /** Locked by the caller, with its project. */
  invoice: LockedInvoice
  settings: Settings
}

/**
 * Numbers a draft and mails it to the one who pays, in the caller's transaction, so that a rollback frees the
 * number again. Throws ILLEGAL_TRANSITION; INVALID if the client no longer is one; CONFLICT for a due date
 * that has passed, or if no contact of the client pays.
 */
export async function issueDraft(
  tx: Tx,
  { bySignature = false, invoice, sendsMail = false, settings }: Issue,
) {
  const { amount, clientId, id, organizationId, status, title } = invoice
  const to = invoiceFlow.next(status, 'issue')
  const issueDate = businessDayAt(tx.now)
  const dueDate = invoice.dueDate ?? dueDateOf(issueDate)
  if (dueDate < issueDate) {
    const message = `The due date ${dueDate} has passed. Set a later date first.`
    throw new AppError('CONFLICT', message, { issues: [{ path: 'dueDate', message }] })
  }
  ensureChargeable({ total: amount })
  await ensureClient(tx, clientId)
  const ensured = bySignature ? undefined : await ensurePayer(tx, invoice)
  const year = Number(issueDate.slice(0, 4))
  const number = toInvoiceNumber(year, await nextInvoiceCount(tx.db, year))
  const checkoutKey = randomBytes(KEY_BYTES).toString('base64url')
  const facts = { status: to, number, issueDate, dueDate, checkoutKey }
  await updateDraft(tx.db, id, { ...facts, issuedAt: tx.now, billedTo: await findBilledTo(tx.db, id) })
  auditInvoice(tx, invoice, {
    action: 'invoice.issue',
    after: { number, title, clientId, amount, issueDate, dueDate },
  })
  const issued = await findInvoice(tx.db, { organizationId }, id)
  if (!issued?.url) throw new AppError('INTERNAL', 'An invoice was issued without a payment page')
  const payer = ensured ?? (await payerOf(tx.db, issued))
  await emitInvoice(tx, 'invoice.issued', { id, amount, mailedTo: payer.id })
  const mail = { invoice: issued, payer, settings }
  const { mailId } = await enqueueInvoiceMail(tx, mail, sendsMail ? SENT_BY_CALLER : {})
  return { id, number, paymentUrl: issued.url, mailId }
}
