import { formatMoney, type Money } from '@tallgrass/domain'
import { paper } from './paper.ts'
import { ensureRoom, hairline, type Sheet, tag, write } from './sheet.ts'

export interface Sum {
  label: string
  amount: Money
  /** Shown with a minus sign: a refund or a discount. */
  isRefund?: boolean
  /** Marks the total. */
  final?: boolean
}

const WIDTH = 290
const AMOUNT = 120
const LINE = 18
const USUAL = { label: { size: 9.5, color: paper.muted }, amount: { size: 9.5, tabular: true } } as const
const FINAL = {
  label: { face: 'strong', size: 11 },
  amount: { face: 'strong', size: 13, tabular: true },
} as const

/** A right-aligned list of sums, kept on one page. */
export function drawSums(sheet: Sheet, sums: Sum[]): void {
  const { doc, left, width } = sheet
  ensureRoom(sheet, (sums.length + 1) * LINE)
  const x = left + width - WIDTH
  for (const sum of sums) {
    const { final = false, label } = sum
    if (final) hairline({ ...sheet, left: x, width: WIDTH }, doc.y + 2, paper.ink)
    const { y } = doc
    const ink = final ? FINAL : USUAL
    tag(sheet, 'P', () => {
      write(sheet, label, { x, y: y + (final ? 10 : 3), width: WIDTH - AMOUNT, ink: ink.label })
      write(sheet, formatSum(sum), {
        x: x + WIDTH - AMOUNT,
        y: y + (final ? 8 : 3),
        width: AMOUNT,
        align: 'right',
        ink: ink.amount,
      })
    })
    doc.y = y + (final ? LINE + 12 : LINE)
  }
}

/** '$5,000.00', or '−$5,000.00' for a refund. */
export function formatSum({ amount, isRefund = false }: Pick<Sum, 'amount' | 'isRefund'>): string {
  return `${isRefund ? '\u2212' : ''}${formatMoney(amount)}`
}
