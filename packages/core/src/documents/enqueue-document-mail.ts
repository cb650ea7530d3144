import { findSigners, type Signers } from '@tallgrass/db'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { type HeldDocument, noSuchDocument } from './hold-document.ts'

/** How long a message about a document is worth sending. */
const WORTH_SENDING_MS = 30 * 24 * 3600 * 1000

type DocumentMail =
  | 'document-sent'
  | 'document-reminder'
  | 'document-signed'
  | 'document-declined'
  | 'document-expired'
  | 'document-withdrawn'
  | 'document-completed'

/** Tells the client, or whoever has sent it, how a document goes on. */
export async function enqueueDocumentMail(
  ctx: Ctx,
  tx: Tx,
  template: DocumentMail,
  held: HeldDocument,
  { reason = null, token }: { reason?: string | null; token?: string } = {},
): Promise<void> {
  const signers = await findSigners(tx.db, held.document.id)
  if (!signers) throw noSuchDocument()
  const { clientName, senderName } = signers
  const { documentTitle, expiresAt } = held.document
  const { path, toSender } = PLACES[template](held, token ?? openToken(tx, held))
  await enqueueMail(tx, template, {
    to: addressOf(signers, toSender),
    data: { name: toSender ? senderName : clientName, clientName, title: documentTitle, expiresAt, reason },
    link: ctx.settings.publicUrl + path,
    linkExpiresAt: new Date(tx.now.getTime() + WORTH_SENDING_MS),
  })
}

function addressOf({ clientEmail, senderEmail }: Signers, toSender: boolean): string {
  return toSender ? senderEmail : clientEmail
}

function openToken({ sealer }: Tx, { document }: HeldDocument): string | null {
  return document.sealedToken === null ? null : sealer.open(document.sealedToken)
}

type Place = (held: HeldDocument, token: string | null) => { path: string; toSender: boolean }

const toSign: Place = ({ document }, token) => ({
  path: token === null ? `/sign/${document.id}` : `/sign/${document.id}?token=${token}`,
  toSender: false,
})
const toClient: Place = () => ({ path: '/portal/agreements', toSender: false })
const toOffice: Place = () => ({ path: '/portal/admin/agreements', toSender: true })

const PLACES: Record<DocumentMail, Place> = {
  'document-sent': toSign,
  'document-reminder': toSign,
  'document-signed': ({ document }) => ({ path: `/sign/${document.id}`, toSender: true }),
  'document-declined': toOffice,
  'document-expired': toOffice,
  'document-withdrawn': toClient,
  'document-completed': toClient,
}
