import { names } from '@tallgrass/brand'
import { findSigners, moveDocumentRow, type Signers, updateDocument } from '@tallgrass/db'
import { isWaiting } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import { type LockedDocument, lockDocument } from '../documents/lock-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import type { SigningState } from '../ports/esign.ts'
import { applyClientSignature } from './apply-client-signature.ts'
import { applyCountersignature } from './apply-countersignature.ts'
import { endDocument } from './end-document.ts'

/** What is written where the e-signature service has asked for the consent itself. */
const PROVIDER_CONSENT = 'provider'

/**
 * Writes down how a document stands at the e-signature service, in the order in which it must have come there. A state
 * that is told late or again changes nothing.
 */
export async function applyProviderState(ctx: Ctx, documentId: string, state: SigningState): Promise<void> {
  await ctx.transaction((tx) => follow(ctx, tx, documentId, state))
}

async function follow(ctx: Ctx, tx: Tx, documentId: string, state: SigningState): Promise<void> {
  const signers = await findSigners(tx.db, documentId)
  const first = await lockDocument(tx, documentId)
  if (!signers || !isWaiting(first.document)) return
  await updateDocument(tx.db, documentId, { metadata: JSON.stringify(state.metadata) })
  const client = { role: 'CLIENT', id: first.document.clientId, name: signers.clientName } as const
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
  const { clientId, sentBy } = locked.document
  if (state.status === 'completed' && locked.document.signedAt && sentBy) {
    const signer = { role: 'PROVIDER', id: sentBy, name: signers.senderName } as const
    const at = state.providerSignedAt ?? tx.now
    await applyCountersignature(tx, locked, { ...signedAtProvider(signer.name), signer, at })
  } else if (state.status === 'declined') {
    const reason = state.declineReason ?? 'No reason was given'
    const client = { id: clientId, name: signers.clientName }
    // After the client it is ours to sign: whoever declines then takes it back.
    const [how, actor, mail] = locked.document.signedAt
      ? (['withdraw', { id: sentBy, name: signers.senderName }, 'document-withdrawn'] as const)
      : (['decline', client, 'document-declined'] as const)
    await endDocument(tx, locked, { how, actor, reason })
    await enqueueDocumentMail(ctx, tx, mail, locked, { reason })
  } else if (state.status === 'expired') {
    await endDocument(tx, locked, { how: 'expire', actor: { id: null, name: names.business } })
    await enqueueDocumentMail(ctx, tx, 'document-expired', locked)
  }
}

function signedAtProvider(name: string) {
  return { name, drawing: null, consentVersion: PROVIDER_CONSENT }
}
