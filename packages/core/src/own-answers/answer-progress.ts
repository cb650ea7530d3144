import {
  formatLongDate,
  isProjectOverdue,
  isWorkOpen,
  progressInWords,
  projectStatusWords,
} from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import type { AskedOwn } from '../chat/answer-own.ts'
import { toLink } from '../chat/to-link.ts'
import { listProjects } from '../projects/list-projects.ts'
import { factsOf } from './facts-of.ts'
import { listed, MAX_LISTED } from './listed.ts'
import { namedIn } from './named-in.ts'

const MAX_READ = 50

/** How far the client’s projects are, or the one that the message names; open ones first. */
export async function answerProgress(
  ctx: ClientCtx,
  { message }: Pick<AskedOwn, 'message'>,
): Promise<string> {
  const { items } = await listProjects(ctx, { limit: MAX_READ, sort: 'newest' })
  if (items.length === 0) return 'You have no project yet.'
  const today = businessDayAt(ctx.clock())
  const open = items.filter(isWorkOpen)
  const asked = namedIn(message, items, ({ name }) => name)
  const shown = asked.length < items.length || open.length === 0 ? asked : open
  const lines = shown.map((project) => {
    const { approvedTasks, id, name, status, targetEndDate, tasks } = project
    return factsOf(
      toLink(name, `/portal/projects/${id}`, ctx.settings),
      projectStatusWords[status],
      progressInWords({ approved: approvedTasks, tasks }),
      targetEndDate && `target date ${formatLongDate(targetEndDate)}`,
      isProjectOverdue(project, today) && 'overdue',
    )
  })
  const all = toLink('All projects', '/portal/projects', ctx.settings)
  const isAll = shown.length === items.length && shown.length <= MAX_LISTED
  return listed(shown.length === 1 ? 'Your project:' : 'Your projects:', lines, isAll ? '' : all)
}
