import { links } from '@tallgrass/brand'
import { trpc } from './trpc'

/** Where the checklist and the schedule buttons lead: what the environment says wins over the brand. */
export function useSiteLinks() {
  const { data, isPending } = trpc.demos.links.useQuery()
  return {
    /** Not yet known; the buttons lead somewhere sensible all the same. */
    isPending,
    /** Only a known answer switches what is said about email. */
    emailEnabled: data?.emailEnabled ?? true,
    checklistFormUrl: data?.checklistFormUrl ?? links.checklistForm ?? '/checklist-form',
    schedulerUrl: data?.schedulerUrl ?? links.scheduler ?? '/schedule',
  }
}
