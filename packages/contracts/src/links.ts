import { z } from 'zod'

/** Where visitors are sent: full https:// addresses, or paths of this site. */
export const siteLinks = z.object({ checklistFormUrl: z.string(), schedulerUrl: z.string() })
export type SiteLinks = z.infer<typeof siteLinks>

/** What every page of this installation goes by. */
export const siteFacts = siteLinks.extend({
  /** Whether messages leave at all. */
  emailEnabled: z.boolean(),
})
export type SiteFacts = z.infer<typeof siteFacts>
