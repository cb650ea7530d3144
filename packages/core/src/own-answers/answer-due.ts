import { hours } from '@tallgrass/brand'
import type { ListedProject } from '@tallgrass/contracts'
import { type WaitingItem, waitingItems } from '@tallgrass/contracts/waiting-items'
import {
  type CalendarDate,
  calendarDateAt,
  formatLongDate,
  isProjectOverdue,
  isWaiting,
  isWorkOpen,
} from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import type { AskedOwn } from '../chat/answer-own.ts'
import { toLink } from '../chat/to-link.ts'
import { getClientDashboard } from '../dashboards/get-client-dashboard.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { listProjects } from '../projects/list-projects.ts'
import type { Settings } from '../settings.ts'
import { type DatedKind, ofNamedKinds } from './dated-kinds.ts'
import { factsOf } from './facts-of.ts'
import { listed, MAX_LISTED } from './listed.ts'
import { waitingLine } from './waiting-line.ts'

const MAX_READ = 50

/** A line with the day that sorts it. */
interface Dated {
  kind: DatedKind
  day: CalendarDate
  line: string
}

/** What of the client's has a date ahead or missed, or the kind of it that the message names, soonest first. */
export async function answerDue(ctx: ClientCtx, { message }: Pick<AskedOwn, 'message'>): Promise<string> {
  const [dashboard, documents, projects] = await Promise.all([
    getClientDashboard(ctx),
    listDocuments(ctx, { limit: MAX_READ }),
    listProjects(ctx, { limit: MAX_READ, sort: 'target' }),
  ])
  const today = businessDayAt(ctx.clock())
  const { settings } = ctx
  const dated: Dated[] = [
    ...waitingItems(dashboard).flatMap((item) => {
      const day = dayOf(item)
      return day ? [{ kind: kindOf(item), day, line: waitingLine(item, { settings, today }) }] : []
    }),
    ...documents.items.filter(isToSign).map((document) => toSign(document, settings)),
    ...projects.items.flatMap((project) => target(project, { settings, today })),
  ]
  if (dated.length === 0) return 'Nothing of yours has a due date right now.'
  const asked = ofNamedKinds(message, dated).toSorted((a, b) => a.day.localeCompare(b.day))
  const rest =
    asked.length > MAX_LISTED ? `The rest is on your ${toLink('dashboard', '/portal', settings)}.` : ''
  return listed(
    'Your dates, soonest first:',
    asked.map(({ line }) => line),
    rest,
  )
}

function toSign({ documentTitle, expiresAt, signingUrl }: WaitingDocument, settings: Settings): Dated {
  const day = calendarDateAt(new Date(expiresAt), hours.timeZone)
  const what = toLink(`Sign “${documentTitle}”`, signingUrl ?? '/portal/agreements', settings)
  return { kind: 'sign', day, line: factsOf(what, `open for signature until ${formatLongDate(day)}`) }
}

function target(
  project: ListedProject,
  { settings, today }: { settings: Settings; today: CalendarDate },
): Dated[] {
  const { id, name, targetEndDate: day } = project
  if (!day || !isWorkOpen(project)) return []
  const what = toLink(name, `/portal/projects/${id}`, settings)
  const overdue = isProjectOverdue(project, today) && 'overdue'
  return [{ kind: 'project', day, line: factsOf(what, `target date ${formatLongDate(day)}`, overdue) }]
}

function kindOf({ kind }: WaitingItem): DatedKind {
  return kind === 'pay' || kind === 'sign' ? kind : 'task'
}

function dayOf(item: WaitingItem): CalendarDate | null {
  if (item.kind === 'sign') return null
  return item.kind === 'pay' ? item.invoice.dueDate : item.task.dueDate
}

type ListedDocument = Awaited<ReturnType<typeof listDocuments>>['items'][number]
type WaitingDocument = ListedDocument & { expiresAt: string }

/** The client has not signed it yet. */
function isToSign(document: ListedDocument): document is WaitingDocument {
  return isWaiting(document) && document.signedAt === null && document.expiresAt !== null
}
