import type { SiteFacts } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'

/** Where the checklist and the schedule buttons lead in this installation, and whether it sends email. */
export function getLinks(ctx: Ctx): SiteFacts {
  return { ...ctx.settings.links, emailEnabled: ctx.mail.enabled }
}
