import { findSigners, moveDocumentRow, type Signers, updateDocument } from '@tallgrass/db'
import { type DocumentId, isWaiting } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import { type LockedDocument, lockDocument } from '../documents/lock-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import type { SigningState } from '../ports/esign.ts'
import { applyClientSignature } from './apply-client-signature.ts'
import { applyCountersignature } from './apply-countersignature.ts'
import { endDocument } from './end-document.ts'
import { endUnsigned } from './end-unsigned.ts'

/** The consent version of signers whose consent was obtained by the e-signature service. */
const PROVIDER_CONSENT = 'provider'

/**
 * Records the state of a document at the e-signature service, step by step in the order that must have led to
 * it. An old or repeated state changes nothing.
 */
export async function applyProviderState(
  ctx: Ctx,
  documentId: DocumentId,
  state: SigningState,
): Promise<void> {
  await ctx.transaction((tx) => apply(ctx, tx, documentId, state))
}

async function apply(ctx: Ctx, tx: Tx, documentId: DocumentId, state: SigningState): Promise<void> {
  const signers = await findSigners(tx.db, documentId)
  const first = await lockDocument(tx, documentId)
  if (!signers || !isWaiting(first.document)) return
  await updateDocument(tx.db, documentId, { metadata: JSON.stringify(state.metadata) })
  const client = { role: 'CLIENT', id: first.document.signerId, name: signers.signerName } as const
  if (first.document.status === 'sent' && state.opened) {
    await moveDocumentRow(tx.db, documentId, { from: 'sent', status: 'in_progress' })
    await recordEvidence(tx, documentId, { event: 'opened', actor: client })
  }
  if (state.clientSignedAt && !first.document.signedAt) {
    const locked = await lockDocument(tx, documentId)
    const signature = { ...signedAtProvider(client.name), signer: client, at: state.clientSignedAt }
    await applyClientSignature(ctx, tx, locked, signature)
  }
  await end(ctx, tx, { locked: await lockDocument(tx, documentId), signers, state })
}

interface ProviderState {
  locked: LockedDocument
  signers: Signers
  state: SigningState
}

async function end(ctx: Ctx, tx: Tx, { locked, signers, state }: ProviderState): Promise<void> {
  const { sentBy, signerId } = locked.document
  if (state.status === 'completed' && locked.document.signedAt && sentBy) {
    const signer = { role: 'PROVIDER', id: sentBy, name: signers.senderName } as const
    const at = state.providerSignedAt ?? tx.now
    await applyCountersignature(tx, locked, { ...signedAtProvider(signer.name), signer, at })
  } else if (state.status === 'declined') {
    const reason = state.declineReason ?? 'No reason was given'
    const client = { id: signerId, name: signers.signerName }
    // After the client has signed, it is our turn, so a decline means that we withdraw the document.
    if (locked.document.signedAt) {
      const us = { id: sentBy, name: signers.senderName }
      await endDocument(tx, locked, { how: 'withdraw', actor: us, reason })
      await enqueueDocumentMail(ctx, tx, 'document-withdrawn', locked, { reason })
    } else await endDocument(tx, locked, { how: 'decline', actor: client, reason })
  } else if (state.status === 'expired') {
    await endUnsigned(ctx, tx, locked)
  }
}

function signedAtProvider(name: string) {
  return { name, drawing: null, consentVersion: PROVIDER_CONSENT }
}
