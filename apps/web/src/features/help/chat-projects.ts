import { choiceQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

/** The newest projects, whose messages the help page opens. */
export const chatProjects = { limit: 24 }

/** What the help page shows first. */
export function helpCalls({ portal }: TrpcUtils) {
  return [portal.projects.list.prefetch(chatProjects, choiceQuery)]
}
