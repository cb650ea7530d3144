import { isOwnItem, waitingInWords, waitingItems } from '@tallgrass/contracts/waiting-items'
import { countOf } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import { toLink } from '../chat/to-link.ts'
import { getClientDashboard } from '../dashboards/get-client-dashboard.ts'
import { listed, MAX_LISTED } from './listed.ts'
import { waitingLine } from './waiting-line.ts'

/** What waits for the client themselves, and how much for their colleagues: the lists of the dashboard. */
export async function answerWaiting(ctx: ClientCtx): Promise<string> {
  const { settings, user } = ctx
  const items = waitingItems(await getClientDashboard(ctx))
  const own = items.filter((item) => isOwnItem(item, user.rights))
  const others = items.length - own.length
  const today = businessDayAt(ctx.clock())
  const dashboard = toLink('dashboard', '/portal', settings)
  const after = [
    own.length > MAX_LISTED && `The rest is on your ${dashboard}.`,
    others > 0 &&
      `${countOf(others, 'item waits', 'items wait')} for your colleagues: see your ${dashboard}.`,
  ]
  const lines = own.map((item) => waitingLine(item, { settings, today }))
  return listed(waitingInWords(own.length), lines, after.filter(Boolean).join(' '))
}
