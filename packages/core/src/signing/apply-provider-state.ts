import { names } from '@tallgrass/brand'
import { findSigners, moveDocumentRow, type Signers, updateDocument } from '@tallgrass/db'
import { isWaiting } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import { type HeldDocument, holdDocument } from '../documents/hold-document.ts'
import { noteEvidence } from '../evidence/note-evidence.ts'
import type { SigningState } from '../ports/esign.ts'
import { endDocument } from './end-document.ts'
import { settleClientSignature } from './settle-client-signature.ts'
import { settleCountersignature } from './settle-countersignature.ts'

/** What is written where the e-signature service has asked for the consent itself. */
const CONSENT_ELSEWHERE = 'provider'

/**
 * Writes down how a document stands at the e-signature service, in the order in which it must have come there. A state
 * that is told late or again changes nothing.
 */
export async function applyProviderState(ctx: Ctx, documentId: string, state: SigningState): Promise<void> {
  await ctx.transaction((tx) => follow(ctx, tx, documentId, state))
}

async function follow(ctx: Ctx, tx: Tx, documentId: string, state: SigningState): Promise<void> {
  const signers = await findSigners(tx.db, documentId)
  const first = await holdDocument(tx, documentId)
  if (!signers || !isWaiting(first.document)) return
  await updateDocument(tx.db, documentId, { metadata: JSON.stringify(state.metadata) })
  const client = { role: 'CLIENT', id: first.document.clientId, name: signers.clientName } as const
  if (first.document.status === 'sent' && state.opened) {
    await moveDocumentRow(tx.db, documentId, { from: 'sent', status: 'in_progress' })
    await noteEvidence(tx, documentId, { event: 'opened', actor: client })
  }
  if (state.clientSignedAt && !first.document.signedAt) {
    const held = await holdDocument(tx, documentId)
    const signature = { ...elsewhere(client.name), signer: client, at: state.clientSignedAt }
    await settleClientSignature(ctx, tx, held, signature)
  }
  await end(ctx, tx, { held: await holdDocument(tx, documentId), signers, state })
}

interface Told {
  held: HeldDocument
  signers: Signers
  state: SigningState
}

async function end(ctx: Ctx, tx: Tx, { held, signers, state }: Told): Promise<void> {
  const { clientId, sentBy } = held.document
  if (state.status === 'completed' && held.document.signedAt && sentBy) {
    const signer = { role: 'PROVIDER', id: sentBy, name: signers.senderName } as const
    const at = state.providerSignedAt ?? tx.now
    await settleCountersignature(tx, held, { ...elsewhere(signer.name), signer, at })
  } else if (state.status === 'declined') {
    const reason = state.declineReason ?? 'No reason was given'
    const client = { id: clientId, name: signers.clientName }
    // After the client it is ours to sign: whoever declines then takes it back.
    const [how, actor, mail] = held.document.signedAt
      ? (['withdraw', { id: sentBy, name: signers.senderName }, 'document-withdrawn'] as const)
      : (['decline', client, 'document-declined'] as const)
    await endDocument(tx, held, { how, actor, reason })
    await enqueueDocumentMail(ctx, tx, mail, held, { reason })
  } else if (state.status === 'expired') {
    await endDocument(tx, held, { how: 'expire', actor: { id: null, name: names.business } })
    await enqueueDocumentMail(ctx, tx, 'document-expired', held)
  }
}

function elsewhere(name: string) {
  return { name, drawing: null, consentVersion: CONSENT_ELSEWHERE }
}
