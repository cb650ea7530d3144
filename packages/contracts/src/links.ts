import { z } from 'zod'

/** Links for visitors: full https:// URLs, or paths on this site. */
export const siteLinks = z
  .object({ checklistFormUrl: z.string(), schedulerUrl: z.string() })
  .meta({ description: 'Links for visitors: full https:// URLs, or paths on this site.' })
export type SiteLinks = z.infer<typeof siteLinks>

/** Settings of this installation that every page uses. */
export const siteFacts = siteLinks
  .extend({
    /** True if a mail transport is configured. */
    emailEnabled: z.boolean().meta({ description: 'True if a mail transport is configured.' }),
  })
  .meta({ description: 'Settings of this installation that every page uses.' })
export type SiteFacts = z.infer<typeof siteFacts>
