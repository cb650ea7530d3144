import { names } from '@tallgrass/brand'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import type { LockedDocument } from '../documents/lock-document.ts'
import { endDocument } from './end-document.ts'

/** For a client who signed in time. */
const UNANSWERED = { reason: 'We did not countersign it in time. Ask us to send it again.' }

const BUSINESS = { id: null, name: names.business }

/** Ends a document whose time has run out, and mails a client who had signed it. Throws like `endDocument`. */
export async function endUnsigned(ctx: Ctx, tx: Tx, locked: LockedDocument): Promise<void> {
  await endDocument(tx, locked, { how: 'expire', actor: BUSINESS })
  if (locked.document.signedAt) await enqueueDocumentMail(ctx, tx, 'document-withdrawn', locked, UNANSWERED)
}
