import type { SiteLinks } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'

/** Where the checklist and the schedule buttons lead in this installation. */
export function getLinks(ctx: Ctx): SiteLinks {
  return ctx.settings.links
}
