import { links } from '@tallgrass/brand'
import { trpc } from './trpc'

/** The targets of the checklist and schedule buttons. The environment takes precedence over the brand. */
export function useSiteLinks() {
  const { data, isPending } = trpc.demos.links.useQuery()
  return {
    /** True until the answer arrives. The links work before that, with the brand's defaults. */
    isPending,
    /** True until the answer says otherwise. */
    emailEnabled: data?.emailEnabled ?? true,
    checklistFormUrl: data?.checklistFormUrl ?? links.checklistForm ?? '/checklist-form',
    schedulerUrl: data?.schedulerUrl ?? links.scheduler ?? '/schedule',
  }
}
