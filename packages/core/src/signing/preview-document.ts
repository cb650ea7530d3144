import type { SendForSignatureInput } from '@tallgrass/contracts'
import { findAgreement, findOrganization, findProject, listContactsWith } from '@tallgrass/db'
import { agreementFlow, documentEndsAt, ensureNotClosed, nameOnPaper, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { readSignOffRecordsOf, toFacts, toText } from './document-contents.ts'

/**
 * The PDF that would be sent for signature now. Sends, stores and records nothing. Throws NOT_FOUND;
 * ILLEGAL_TRANSITION unless the agreement is an open DRAFT; CONFLICT for a sign-off of a project that is not
 * ready.
 */
export async function previewDocument(
  ctx: AdminCtx,
  input: SendForSignatureInput,
): Promise<{ name: string; bytes: Buffer }> {
  const agreement = await findAgreement(ctx.db, ctx.scope, input.id)
  if (!agreement) throw noSuch('Agreement')
  ensureNotClosed(agreement)
  agreementFlow.next(agreement.status, 'send')
  const facts = toFacts(input, agreement)
  const records = facts.documentType === 'completion_signoff' ? await recordsOf(ctx, agreement) : null
  const { clientId, clientName, id, organizationId, price, type: agreementType } = agreement
  const organization = await findOrganization(ctx.db, organizationId)
  const contacts = await listContactsWith(ctx.db, clientId)
  const signer = contacts.find((contact) => contact.id === (input.signerId ?? clientId))
  const sentAt = ctx.clock()
  const bytes = await ctx.esign.preview({
    idempotencyKey: id,
    title: facts.documentTitle,
    text: toText(
      { facts, records },
      {
        agreementType,
        clientName,
        clientOrg: organization ? nameOnPaper(organization) : null,
        clientAddress: organization?.postalAddress ?? null,
        price,
        at: sentAt,
      },
    ),
    signers: [
      { role: 'CLIENT', name: signer?.name ?? clientName, email: signer?.email ?? agreement.clientEmail },
      { role: 'PROVIDER', name: ctx.user.name, email: ctx.user.email },
    ],
    sentAt,
    expiresAt: documentEndsAt(sentAt),
  })
  return { name: `Preview of ${facts.documentTitle}`, bytes }
}

type Found = NonNullable<Awaited<ReturnType<typeof findAgreement>>>

async function recordsOf(ctx: AdminCtx, { projectId }: Found) {
  const project = projectId && (await findProject(ctx.db, ctx.scope, projectId))
  return readSignOffRecordsOf(ctx.db, project || null)
}
