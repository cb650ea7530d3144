import { documents } from '@tallgrass/brand'
import type { SignDocumentInput } from '@tallgrass/contracts'
import { type DocumentRow, findDocumentFile, type Signers } from '@tallgrass/db'
import { AppError, documentFlow, isWaiting } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { findReader, type Reader } from '../documents/find-reader.ts'
import { type LockedDocument, lockDocument } from '../documents/lock-document.ts'
import { readKeptFile } from '../documents/read-kept-file.ts'
import { hasRunOut, isTurnOf } from '../documents/to-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { applyClientSignature } from './apply-client-signature.ts'
import { applyCountersignature } from './apply-countersignature.ts'

/**
 * Signs for whoever looks at it, once: the client first, the provider after them. Answers where the client pays the
 * retainer, if there is one. Throws NOT_FOUND; ILLEGAL_TRANSITION when it is not their turn; CONFLICT when the file or
 * the consent is another than they saw, their time has run out, or they are not who should sign.
 */
export async function signDocument(
  ctx: Ctx,
  input: SignDocumentInput,
): Promise<{ paymentUrl: string | null }> {
  const { document, reader, signers } = await findReader(ctx, input)
  ensureOwnPages(document)
  ensureParty(document, reader, signers)
  await readKeptFile(ctx, document, 'original')
  return ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, document.id)
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
      return { paymentUrl: null }
    }
    return applyClientSignature(ctx, tx, locked, signature)
  })
}

/** Throws CONFLICT where the e-signature service has pages of its own. */
export function ensureOwnPages({ provider }: { provider: string }): void {
  if (provider === 'builtin') return
  throw new AppError('CONFLICT', 'This document is signed on the pages of the e-signature service')
}

/** Two people sign, each for their own side. Throws CONFLICT. */
function ensureParty({ clientId }: DocumentRow, { id, role }: Reader, { clientRole }: Signers): void {
  if (role === 'PROVIDER' && id === clientId) {
    throw new AppError(
      'CONFLICT',
      'This document was sent to you, so another administrator must countersign it.',
    )
  }
  if (role === 'CLIENT' && clientRole !== 'CLIENT') {
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

/** What is signed is what was before the signer's eyes. Throws CONFLICT. */
async function ensureSeen(tx: Tx, { document }: LockedDocument, seen: SignDocumentInput): Promise<void> {
  const original = await findDocumentFile(tx.db, { documentId: document.id, kind: 'original' })
  if (original?.sha256 !== seen.sha256 || seen.consentVersion !== documents.consent.version) {
    throw new AppError(
      'CONFLICT',
      'This document has changed since you opened it. Please reload the page and read it again.',
    )
  }
}
