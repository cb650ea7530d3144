import type { SiteFacts } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'

/** The links of the checklist and schedule buttons, and if this installation sends email. */
export function getLinks(ctx: Ctx): SiteFacts {
  return { ...ctx.settings.links, emailEnabled: ctx.mail.enabled }
}
