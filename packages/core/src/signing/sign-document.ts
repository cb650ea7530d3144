import { documents } from '@tallgrass/brand'
import type { SignDocumentInput, Signed } from '@tallgrass/contracts'
import { type DocumentRow, findDocumentFile, findPayer, type Signers } from '@tallgrass/db'
import { AppError, documentFlow, isWaiting } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { ensureStillSigner, findParty, type Reader } from '../documents/find-reader.ts'
import { type LockedDocument, lockDocument } from '../documents/lock-document.ts'
import { readStoredFile } from '../documents/read-stored-file.ts'
import { hasRunOut, isTurnOf } from '../documents/to-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { applyClientSignature } from './apply-client-signature.ts'
import { applyCountersignature } from './apply-countersignature.ts'

const NOTHING_TO_PAY: Signed = { paymentUrl: null, invoiceGoesTo: null }

/**
 * Signs a document for the reader, once: first the client, then the provider. Returns the payment page of the
 * retainer, if there is one and the signer pays, and who is asked to pay. Throws NOT_FOUND; FORBIDDEN for anyone but the signer;
 * ILLEGAL_TRANSITION if it is not their turn; CONFLICT if the file or consent is not the one they saw, the time to
 * sign has expired, or they are not the right person to sign.
 */
export async function signDocument(ctx: Ctx, input: SignDocumentInput): Promise<Signed> {
  const { document, reader, signers } = await findParty(ctx, input)
  ensureOwnPages(document)
  ensureParty(document, reader, signers)
  await readStoredFile(ctx, document, 'original')
  return ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, document.id)
    await ensureStillSigner(tx, locked, reader)
    ensureTurn(locked, reader, tx.now)
    await ensureSeen(tx, locked, input)
    const { drawing = null, name } = input
    await recordEvidence(tx, document.id, {
      event: 'consented',
      actor: reader,
      detail: `Consent version ${input.consentVersion}`,
    })
    const signature = { signer: reader, name, drawing, consentVersion: input.consentVersion, at: tx.now }
    if (reader.role === 'PROVIDER') {
      await applyCountersignature(tx, locked, signature)
      return NOTHING_TO_PAY
    }
    const { paymentUrl } = await applyClientSignature(ctx, tx, locked, signature)
    if (paymentUrl === null) return NOTHING_TO_PAY
    if (signers.signerPays) return { paymentUrl, invoiceGoesTo: 'you' }
    // A signature issues a retainer that no one pays, too.
    const payer = await findPayer(tx.db, locked.document)
    return { paymentUrl: null, invoiceGoesTo: payer ? 'colleague' : null }
  })
}

/** Throws CONFLICT if the document is signed on the e-signature service's pages. */
export function ensureOwnPages({ provider }: { provider: string }): void {
  if (provider === 'builtin') return
  throw new AppError('CONFLICT', 'This document must be signed on the e-signature service’s own page')
}

/** Two different people must sign, one for each side. Throws CONFLICT. */
function ensureParty({ signerId }: DocumentRow, { id, role }: Reader, { signerRole }: Signers): void {
  if (role === 'PROVIDER' && id === signerId) {
    throw new AppError(
      'CONFLICT',
      'This document was sent to you, so another administrator must countersign it.',
    )
  }
  if (role === 'CLIENT' && signerRole !== 'CLIENT') {
    throw new AppError('CONFLICT', 'The account this document was sent to is no longer a client account.')
  }
}

function ensureTurn({ document }: LockedDocument, { role }: Reader, now: Date): void {
  const { signedAt } = document
  if (!isWaiting(document)) throw documentFlow.refusal(document.status, 'signed')
  if (!isTurnOf(role, document)) {
    const sentence = signedAt
      ? 'You have already signed this document'
      : 'The client has not signed this document yet'
    throw new AppError('ILLEGAL_TRANSITION', sentence)
  }
  if (hasRunOut(document, now)) {
    const sentence = role === 'CLIENT' ? 'Ask us to send it again.' : 'Extend it first.'
    throw new AppError('CONFLICT', `The time to sign this document has expired. ${sentence}`)
  }
}

/** Throws CONFLICT unless the signer saw the current file and consent. */
async function ensureSeen(tx: Tx, { document }: LockedDocument, seen: SignDocumentInput): Promise<void> {
  const original = await findDocumentFile(tx.db, { documentId: document.id, kind: 'original' })
  if (original?.sha256 !== seen.sha256 || seen.consentVersion !== documents.consent.version) {
    throw new AppError(
      'CONFLICT',
      'This document has changed since you opened it. Please reload the page and read it again.',
    )
  }
}
