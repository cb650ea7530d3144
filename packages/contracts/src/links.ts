import { z } from 'zod'

/** Links for visitors: full https:// URLs, or paths on this site. */
export const siteLinks = z.object({ checklistFormUrl: z.string(), schedulerUrl: z.string() })
export type SiteLinks = z.infer<typeof siteLinks>

/** Settings of this installation that every page uses. */
export const siteFacts = siteLinks.extend({
  /** True if a mail transport is configured. */
  emailEnabled: z.boolean(),
})
export type SiteFacts = z.infer<typeof siteFacts>
