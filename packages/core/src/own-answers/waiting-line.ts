import type { WaitingItem } from '@tallgrass/contracts/waiting-items'
import {
  type CalendarDate,
  clientVerbFor,
  formatLongDate,
  formatMoney,
  invoiceLabelWords,
  isTaskOverdue,
  taskAnchor,
} from '@tallgrass/domain'
import { plainWords, toLink } from '../chat/to-link.ts'
import type { Settings } from '../settings.ts'
import { factsOf } from './facts-of.ts'

interface Reader {
  settings: Settings
  /** The date in the business's time zone. */
  today: CalendarDate
}

/** One thing that waits for a client, as the dashboard words it, with the place where it is done. */
export function waitingLine(item: WaitingItem, { settings, today }: Reader): string {
  if (item.kind === 'sign') {
    const { documentTitle, projectName, signerName, signingUrl } = item.agreement
    const title = `Sign “${documentTitle ?? projectName}”`
    const who = signingUrl === null && signerName ? `waiting for ${plainWords(signerName)} to sign` : ''
    return factsOf(toLink(title, signingUrl ?? '/portal/agreements', settings), plainWords(projectName), who)
  }
  if (item.kind === 'pay') {
    const { amount, dueDate, label, title } = item.invoice
    const what = toLink(`Pay “${title}”, ${formatMoney(amount)}`, '/portal/invoices?status=OPEN', settings)
    return factsOf(what, dueOn(dueDate), label && invoiceLabelWords[label].toLowerCase())
  }
  const { dueDate, id, projectId, projectName, status, title } = item.task
  const what = `${clientVerbFor(status)} “${title}”`
  return factsOf(
    toLink(what, `/portal/projects/${projectId}#${taskAnchor(id)}`, settings),
    plainWords(projectName),
    dueOn(dueDate),
    isTaskOverdue(item.task, today) && invoiceLabelWords.OVERDUE.toLowerCase(),
  )
}

function dueOn(day: CalendarDate | null): string | null {
  return day && `due ${formatLongDate(day)}`
}
