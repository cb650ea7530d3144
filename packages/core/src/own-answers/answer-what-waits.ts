import { businessInWords } from '@tallgrass/contracts/business-in-words'
import { countOf } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { toLink } from '../chat/to-link.ts'
import { countWhatWaits } from '../dashboards/count-what-waits.ts'
import { readBusiness } from '../dashboards/read-business.ts'

/** What waits for us, for an administrator: the sentence of their dashboard, and the open work items. */
export async function answerWhatWaits(ctx: AdminCtx): Promise<string> {
  const [business, { open }] = await Promise.all([readBusiness(ctx), countWhatWaits(ctx)])
  const items =
    open === 0 ? 'Nothing is waiting for us' : `${countOf(open, 'item is', 'items are')} waiting for us`
  return `${items}. ${businessInWords(business)} ${toLink('Dashboard', '/portal/admin', ctx.settings)}`
}
