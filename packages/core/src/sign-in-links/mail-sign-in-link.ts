import { findCredentialsById, hasSignInLink, insertSignInLink } from '@tallgrass/db'
import { signInLinkWindow, toInstant } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { JobData } from '../ports/job-queue.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { digitsOf, hashDigits } from './sign-in-digits.ts'
import { signInLinkMails } from './sign-in-link-mails.ts'

/**
 * Creates and mails a sign-in link. If there is no account, or the dialog was not for its role, the link is no one's and
 * not mailed. Does nothing if the job has already run.
 */
export async function mailSignInLink(ctx: Ctx, job: JobData['mail-sign-in-link']): Promise<void> {
  const { browserHash, linkId: id, role, userId } = job
  await ctx.transaction(async (tx) => {
    if (await hasSignInLink(tx.db, id)) return
    const found = userId && (await findCredentialsById(tx.db, userId))
    const user = found && (role === 'CLIENT' || found.role === 'ADMIN') ? found : null
    const { token, tokenHash } = newSecretToken()
    const { latestEnd: expiresAt } = signInLinkWindow(tx.now)
    await insertSignInLink(tx.db, {
      id,
      userId: user?.id ?? null,
      tokenHash,
      codeHash: hashDigits(id, digitsOf(token)),
      browserHash,
      createdAt: tx.now,
      expiresAt,
    })
    if (!user) return
    await enqueueMail(tx, signInLinkMails['sign-in-link'], {
      to: user.email,
      data: { name: user.name, expiresAt: toInstant(expiresAt) },
      link: `${ctx.settings.publicUrl}/sign-in?token=${token}`,
      linkExpiresAt: expiresAt,
    })
  })
}
