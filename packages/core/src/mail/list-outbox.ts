import type { ListOutboxInput } from '@tallgrass/contracts'
import { listOutboxMails } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { composeFrom } from './compose-from.ts'

/** Shown where the link stands: administrators may read what is sent, and not act in the receiver's name. */
const HIDDEN_LINK = '[link, visible only to the recipient]'

/** What was and will be sent, newest first, as it reads; without links. */
export async function listOutbox(ctx: AdminCtx, input: ListOutboxInput) {
  const page = await listOutboxMails(ctx.db, input)
  const items = page.items.map(({ data, template, ...mail }) => ({
    ...mail,
    template,
    ...preview(ctx, { template, data }),
  }))
  return { ...page, items }
}

function preview(
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
