import { createInvoiceInput, type InvoiceDetails, invoiceLineInput } from '@tallgrass/contracts'
import { type ClientId, type CostId, type InvoiceKind, type ProjectId, totalsAfter } from '@tallgrass/domain'
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
  /** Only the text of the chosen unit counts; the other one stays, in case it is chosen again. */
  discount: { unit: DiscountUnit; percent: string; amount: string }
}

export type DiscountUnit = 'percent' | 'amount'

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
    discount: { unit: 'percent', percent: '', amount: '' },
    ...facts,
  }
}

export function toDraft(invoice: InvoiceDetails): InvoiceDraft {
  const { clientId, description, discount, dueDate, kind, lines, projectId, title } = invoice
  return {
    clientId,
    projectId: projectId ?? '',
    title,
    description: description ?? '',
    kind,
    dueDate: dueDate ?? '',
    lines: lines.map(({ net: _, ...line }) => newLine(line)),
    discount: {
      unit: discount && discount.percent === null ? 'amount' : 'percent',
      percent: discount?.percent ?? '',
      amount: discount && discount.percent === null ? discount.amount : '',
    },
  }
}

/** Converts form values to the contract's input. */
export function toInput({ discount, lines, projectId, ...facts }: InvoiceDraft) {
  return {
    ...facts,
    projectId: projectId || null,
    lines: lines.map(({ key: _, ...line }) => line),
    discount: toDiscount(discount),
  }
}

function toDiscount({ unit, ...texts }: InvoiceDraft['discount']) {
  return texts[unit].trim() === '' ? null : { [unit]: texts[unit] }
}

const priced = invoiceLineInput.pick({ quantity: true, unitPrice: true, taxRate: true })
const discountSchema = createInvoiceInput.shape.discount

/** Totals of the valid lines, with the discount if it can be taken off, and the number of lines left out. */
export function totalsSoFar({ discount, lines }: Pick<InvoiceDraft, 'discount' | 'lines'>) {
  const valid = lines.flatMap((line) => priced.safeParse(line).data ?? [])
  const uncounted = lines.length - valid.length
  const given = discountSchema.safeParse(toDiscount(discount)).data ?? null
  try {
    return { ...totalsAfter(valid, given), uncounted }
  } catch {
    // The rule that refuses the discount shows its message when the form is submitted.
    return { ...totalsAfter(valid, null), uncounted }
  }
}

/** A line that has not been filled in. */
export function isBlank({ costId, description, unitPrice }: DraftLine): boolean {
  return costId === null && description === '' && unitPrice === ''
}

/** Field texts to compare two drafts and to show their differences. */
export function toFieldTexts({ clientId: _, discount, lines, ...facts }: InvoiceDraft): FieldValues {
  return { ...facts, lines: lines.map(lineInWords).join('\n'), discount: discountText(discount) }
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
    ...(keep('discount') && { discount: mine.discount }),
  }
}

function lineInWords({ description, quantity, taxRate, unitPrice }: DraftLine): string {
  const tax = Number(taxRate) === 0 ? '' : `, ${taxRate}% tax`
  return `${description}: ${quantity} × $${unitPrice}${tax}`
}

function discountText({ unit, ...texts }: InvoiceDraft['discount']): string {
  if (texts[unit].trim() === '') return ''
  return unit === 'percent' ? `${texts.percent}%` : `$${texts.amount}`
}
