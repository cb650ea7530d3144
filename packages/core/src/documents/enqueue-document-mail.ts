import { findSigners, listAdministrators, type Signers } from '@tallgrass/db'
import { DAY_MS, noSuch } from '@tallgrass/domain'
import { inviteInMail } from '../contacts/invite-in-mail.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { documentMails } from './document-mails.ts'
import type { LockedDocument } from './lock-document.ts'

/** A message about a document is not sent later than this. */
const WORTH_SENDING_MS = 30 * DAY_MS

type DocumentMail =
  | 'document-sent'
  | 'document-reminder'
  | 'document-signed'
  | 'document-declined'
  | 'document-expired'
  | 'document-withdrawn'
  | 'document-passed'
  | 'document-completed'

interface Details {
  reason?: string | null
  /** Of the link; by default the one that the document has. */
  token?: string
  /** By default the signer or the office. */
  to?: { name: string; email: string }
}

/** Notifies the signer, the office or someone else of a document's progress. */
export async function enqueueDocumentMail(
  ctx: Ctx,
  tx: Tx,
  template: DocumentMail,
  locked: LockedDocument,
  { reason = null, to, token }: Details = {},
): Promise<void> {
  const signers = await findSigners(tx.db, locked.document.id)
  if (!signers) throw noSuch('Document')
  const { signerEmail, signerId, signerName } = signers
  const { documentTitle, expiresAt } = locked.document
  const { path, toOffice } = DESTINATIONS[template](locked, token ?? openToken(tx, locked))
  const defaults = toOffice ? await officeOf(tx, signers) : [{ name: signerName, email: signerEmail }]
  // Reminders repeat the link to sign, but invite no one again.
  const invited = template === 'document-sent' ? await inviteInMail(ctx.settings, tx, signerId) : undefined
  for (const { email, name } of to ? [to] : defaults) {
    await enqueueMail(tx, documentMails[template], {
      to: email,
      data: {
        name,
        clientName: signerName,
        title: documentTitle,
        expiresAt,
        reason,
        invitedUntil: invited?.invitedUntil,
      },
      link: ctx.settings.publicUrl + path,
      invitationLink: invited?.invitationLink ?? null,
      linkExpiresAt: new Date(tx.now.getTime() + WORTH_SENDING_MS),
    })
  }
}

/** The sender, or all administrators if the sender no longer is one. */
async function officeOf(tx: Tx, { senderEmail, senderName, senderRole }: Signers) {
  return senderRole === 'ADMIN' ? [{ name: senderName, email: senderEmail }] : listAdministrators(tx.db)
}

function openToken({ sealer }: Tx, { document }: LockedDocument): string | null {
  return document.sealedToken === null ? null : sealer.open(document.sealedToken)
}

type Destination = (locked: LockedDocument, token: string | null) => { path: string; toOffice: boolean }

const toSign: Destination = ({ document }, token) => ({
  path: token === null ? `/sign/${document.id}` : `/sign/${document.id}?token=${token}`,
  toOffice: false,
})
const toClient: Destination = () => ({ path: '/portal/agreements', toOffice: false })
const toAgreement: Destination = ({ agreement }) => ({
  path: `/portal/admin/agreements?agreement=${agreement.id}`,
  toOffice: true,
})

const DESTINATIONS: Record<DocumentMail, Destination> = {
  'document-sent': toSign,
  'document-reminder': toSign,
  'document-signed': ({ document }) => ({ path: `/sign/${document.id}`, toOffice: true }),
  'document-declined': toAgreement,
  'document-expired': toAgreement,
  'document-withdrawn': toClient,
  'document-passed': toClient,
  'document-completed': toClient,
}
