import type { OpenDocumentInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { findParty } from '../documents/find-reader.ts'
import { isTurnOf } from '../documents/to-document.ts'
import { ensureTrustedAddress } from '../providers/ensure-trusted-address.ts'
import { refuseWhenUnreachable } from '../providers/refuse-when-unreachable.ts'
import { hostOf } from './host-of.ts'

const UNREACHABLE = 'The e-signature service cannot be reached right now. Please try again in a moment.'

/**
 * The page where the caller signs: our own, or the e-signature service's. Throws NOT_FOUND; FORBIDDEN for
 * anyone but the signer; CONFLICT if it is not their turn; NOT_READY while the service cannot be reached.
 */
export async function getSigningPage(ctx: Ctx, input: OpenDocumentInput): Promise<{ url: string }> {
  const { document, reader, signers } = await findParty(ctx, input)
  if (!isTurnOf(reader.role, document))
    throw new AppError('CONFLICT', 'There is nothing for you to sign here')
  const hosted = hostOf(ctx, document)
  const ownPage = `/sign/${document.id}`
  const { providerDocumentId } = document
  if (!hosted || providerDocumentId === null) return { url: ownPage }
  const email = reader.role === 'CLIENT' ? signers.signerEmail : signers.senderEmail
  const returnUrl = ctx.settings.publicUrl + ownPage
  const address = await refuseWhenUnreachable(UNREACHABLE, () =>
    hosted.signingPage(providerDocumentId, { email, returnUrl }),
  )
  const person = `${email}, a signer of “${document.documentTitle}”,`
  return { url: await ensureTrustedAddress(ctx, { provider: 'signing', address, person }) }
}
