import { findSigners } from '@tallgrass/db'
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
  | 'document-expiring'
  | 'document-withdrawn'
  | 'document-passed'
  | 'document-completed'

interface Details {
  reason?: string | null
  /** Of the link; by default the one that the document has. */
  token?: string
  /** By default the signer. */
  to?: { name: string; email: string }
}

/** Mails the signer, or someone else, what became of a document. */
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
  const path = PATHS[template](locked, token ?? openToken(tx, locked))
  const { email, name } = to ?? { name: signerName, email: signerEmail }
  // Reminders repeat the link to sign, but invite no one again.
  const invited = template === 'document-sent' ? await inviteInMail(ctx.settings, tx, signerId) : undefined
  await enqueueMail(tx, documentMails[template], {
    to: email,
    data: {
      name,
      clientName: signerName,
      title: documentTitle,
      expiresAt,
      reason,
      invitedUntil: invited?.invitedUntil,
      documentId: locked.document.id,
      signerId,
    },
    link: ctx.settings.publicUrl + path,
    invitationLink: invited?.invitationLink ?? null,
    linkExpiresAt: new Date(tx.now.getTime() + WORTH_SENDING_MS),
  })
}

function openToken({ sealer }: Tx, { document }: LockedDocument): string | null {
  return document.sealedToken === null ? null : sealer.open(document.sealedToken)
}

type Path = (locked: LockedDocument, token: string | null) => string

const toSign: Path = ({ document }, token) =>
  token === null ? `/sign/${document.id}` : `/sign/${document.id}?token=${token}`
const toAgreements: Path = () => '/portal/agreements'

const PATHS: Record<DocumentMail, Path> = {
  'document-sent': toSign,
  'document-reminder': toSign,
  'document-expiring': toSign,
  'document-withdrawn': toAgreements,
  'document-passed': toAgreements,
  'document-completed': toAgreements,
}
