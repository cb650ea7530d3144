import { type InvoiceDetails, invoiceLineInput } from '@tallgrass/contracts'
import {
  type ClientId,
  type CostId,
  type InvoiceKind,
  type InvoiceTotals,
  type ProjectId,
  totalsOf,
} from '@tallgrass/domain'
import type { FieldValues } from '../../../lib/record-draft'

/** Form values of a line. */
export interface DraftLine {
  /** Identifies the line when it is edited or moved. */
  key: string
  description: string
  quantity: string
  unitPrice: string
  taxRate: string
  costId: CostId | null
}

/** Form values of an invoice; a missing value is an empty string. */
export interface InvoiceDraft {
  clientId: ClientId | ''
  projectId: ProjectId | ''
  title: string
  description: string
  kind: InvoiceKind
  dueDate: string
  lines: DraftLine[]
}

let lineCount = 0

export function newLine(facts: Partial<Omit<DraftLine, 'key'>> = {}): DraftLine {
  lineCount += 1
  const blank = { description: '', quantity: '1', unitPrice: '', taxRate: '0', costId: null }
  return { key: `line-${lineCount}`, ...blank, ...facts }
}

export function newDraft(facts: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    clientId: '',
    projectId: '',
    title: '',
    description: '',
    dueDate: '',
    kind: 'MILESTONE',
    lines: [newLine()],
    ...facts,
  }
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
    lines: lines.map(({ net: _, ...line }) => newLine(line)),
  }
}

/** Converts form values to the contract's input. */
export function toInput({ lines, projectId, ...facts }: InvoiceDraft) {
  return { ...facts, projectId: projectId || null, lines: lines.map(({ key: _, ...line }) => line) }
}

const priced = invoiceLineInput.pick({ quantity: true, unitPrice: true, taxRate: true })

/** Totals of the valid lines, and the number of lines left out. */
export function totalsSoFar(lines: DraftLine[]): InvoiceTotals & { uncounted: number } {
  const valid = lines.flatMap((line) => priced.safeParse(line).data ?? [])
  return { ...totalsOf(valid), uncounted: lines.length - valid.length }
}

/** A line that has not been filled in. */
export function isBlank({ costId, description, unitPrice }: DraftLine): boolean {
  return costId === null && description === '' && unitPrice === ''
}

/** Field texts to compare two drafts and to show their differences. */
export function toFieldTexts({ clientId: _, lines, ...facts }: InvoiceDraft): FieldValues {
  return { ...facts, lines: lines.map(lineInWords).join('\n') }
}

/** Their saved version with our changes applied. */
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
