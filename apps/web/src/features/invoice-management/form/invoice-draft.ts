import { type InvoiceDetails, invoiceLineInput } from '@tallgrass/contracts'
import { type InvoiceKind, type InvoiceTotals, totalsOf } from '@tallgrass/domain'
import type { FieldValues } from '../../../lib/record-draft'

/** A line as its fields hold it. */
export interface DraftLine {
  /** Tells it from its neighbours, whatever is typed and wherever it is moved. */
  key: string
  description: string
  quantity: string
  unitPrice: string
  taxRate: string
  costId: string | null
}

/** An invoice as its fields hold it; nothing is an empty text. */
export interface InvoiceDraft {
  clientId: string
  projectId: string
  title: string
  description: string
  kind: InvoiceKind
  dueDate: string
  lines: DraftLine[]
}

let made = 0

export function aLine(facts: Partial<Omit<DraftLine, 'key'>> = {}): DraftLine {
  made += 1
  const blank = { description: '', quantity: '1', unitPrice: '', taxRate: '0', costId: null }
  return { key: `line-${made}`, ...blank, ...facts }
}

export function aDraft(facts: Partial<InvoiceDraft> = {}): InvoiceDraft {
  const blank = { clientId: '', projectId: '', title: '', description: '', dueDate: '' }
  return { ...blank, kind: 'MILESTONE', lines: [aLine()], ...facts }
}

export function toDraft(invoice: InvoiceDetails): InvoiceDraft {
  const { clientId, description, dueDate, kind, lines, projectId, title } = invoice
  return {
    clientId,
    projectId: projectId ?? '',
    title,
    description: description ?? '',
    kind,
    dueDate: dueDate ?? '',
    lines: lines.map(({ net: _, ...line }) => aLine(line)),
  }
}

/** As the contract takes it. */
export function toInput({ lines, projectId, ...facts }: InvoiceDraft) {
  return { ...facts, projectId: projectId || null, lines: lines.map(({ key: _, ...line }) => line) }
}

const priced = invoiceLineInput.pick({ quantity: true, unitPrice: true, taxRate: true })

/** What the lines come to as far as they can be read, and how many cannot be. */
export function totalsSoFar(lines: DraftLine[]): InvoiceTotals & { uncounted: number } {
  const readable = lines.flatMap((line) => priced.safeParse(line).data ?? [])
  return { ...totalsOf(readable), uncounted: lines.length - readable.length }
}

/** A line that nobody has written in yet. */
export function isBlank({ costId, description, unitPrice }: DraftLine): boolean {
  return costId === null && description === '' && unitPrice === ''
}

/** To compare two drafts, and to show where they differ. */
export function toFieldTexts({ clientId: _, lines, ...facts }: InvoiceDraft): FieldValues {
  return { ...facts, lines: lines.map(lineInWords).join('\n') }
}

/** What they saved, with what was changed here since. */
export function mergeDrafts(base: InvoiceDraft, mine: InvoiceDraft, theirs: InvoiceDraft): InvoiceDraft {
  const [before, now] = [toFieldTexts(base), toFieldTexts(mine)]
  const keep = (field: keyof InvoiceDraft) => now[field] !== before[field]
  return {
    ...theirs,
    ...(keep('projectId') && { projectId: mine.projectId }),
    ...(keep('title') && { title: mine.title }),
    ...(keep('description') && { description: mine.description }),
    ...(keep('kind') && { kind: mine.kind }),
    ...(keep('dueDate') && { dueDate: mine.dueDate }),
    ...(keep('lines') && { lines: mine.lines }),
  }
}

function lineInWords({ description, quantity, taxRate, unitPrice }: DraftLine): string {
  const tax = Number(taxRate) === 0 ? '' : `, ${taxRate}% tax`
  return `${description}: ${quantity} × $${unitPrice}${tax}`
}
