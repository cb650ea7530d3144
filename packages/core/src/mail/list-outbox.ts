import type { ListOutboxInput } from '@tallgrass/contracts'
import { listOutboxMails } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { canOpen } from '../security/can-open.ts'
import { composeFrom } from './compose-from.ts'

/** Replaces links: administrators may read messages, but not act on the recipient's behalf. */
const HIDDEN_LINK = '[link, visible only to the recipient]'

/** Sent and waiting messages, newest first, with their text but without links. One whose keys are lost has no valid link. */
export async function listOutbox(ctx: AdminCtx, input: ListOutboxInput) {
  const page = await listOutboxMails(ctx.db, { ...input, now: ctx.clock() })
  const items = page.items.map(({ data, linkValid, sealedLink, template, ...mail }) => ({
    ...mail,
    linkValid: linkValid && canOpen(ctx.sealer, sealedLink),
    template,
    ...previewMail(ctx, { template, data }),
  }))
  return { ...page, items }
}

/** The text of a message without its link, or the reason why it cannot be composed. */
export function previewMail(
  { mailTemplates }: AdminCtx,
  { data, template }: { template: string; data: unknown },
): { subject: string; text: string } {
  try {
    const { subject, text } = composeFrom(mailTemplates, { template, data, link: HIDDEN_LINK })
    return { subject, text }
  } catch (error) {
    return {
      subject: template,
      text: error instanceof Error ? error.message : 'This message cannot be displayed',
    }
  }
}
