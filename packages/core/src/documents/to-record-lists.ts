import type { RecordList } from '@tallgrass/brand'
import { hours } from '@tallgrass/brand'
import type { SignOffRecords } from '@tallgrass/db'
import { formatLongDate, formatLongDateAt, formatMoney, type InvoiceKind, inWords } from '@tallgrass/domain'

const KINDS: Record<InvoiceKind, string> = {
  RETAINER: 'Retainer',
  MILESTONE: 'Milestone',
  FINAL: 'Final invoice',
}

const NOTHING: SignOffRecords = { checklist: [], tasks: [], tools: [], invoices: [] }

/** The records of a project in words, a line each: the status of each one, and nothing beyond the records. */
export function toRecordLists(records: SignOffRecords | null): Record<RecordList, string[]> {
  const { checklist, invoices, tasks, tools } = records ?? NOTHING
  const final = invoices.some(({ kind }) => kind === 'FINAL')
  return {
    tasks: numbered(
      tasks.map(({ status, title }) => `${title}: ${inWords(status)}`),
      'The project has no tasks.',
    ),
    checklist: numbered(
      checklist.map(
        ({ item, required, status }) => `${item}${required ? '' : ' (if possible)'}: ${inWords(status)}`,
      ),
      'The project has no acceptance checklist.',
    ),
    tools: numbered(
      tools.map(({ toolName, transferStatus }) => `${toolName}: ${inWords(transferStatus)}`),
      'The project has no tools or accounts to transfer.',
    ),
    invoices: [
      ...numbered(invoices.map(invoiceInWords), 'No invoices were issued for the project.'),
      ...(invoices.length > 0 && !final ? ['No final invoice was issued for the project.'] : []),
    ],
  }
}

function numbered(lines: string[], none: string): string[] {
  return lines.length === 0 ? [none] : lines.map((line, i) => `${i + 1}. ${line}`)
}

function invoiceInWords({
  amount,
  dueDate,
  kind,
  number,
  paidAt,
  title,
}: SignOffRecords['invoices'][number]) {
  const state = paidAt
    ? `paid on ${formatLongDateAt(new Date(paidAt), hours.timeZone)}`
    : `not paid yet${dueDate ? `, due on ${formatLongDate(dueDate)}` : ''}`
  return `${KINDS[kind]} ${number ?? ''}, “${title}”, ${formatMoney(amount)}: ${state}`
}
