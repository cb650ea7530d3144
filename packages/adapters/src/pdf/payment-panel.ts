import { formatLongDate, formatMoney } from '@tallgrass/domain'
import type { InvoiceFacts } from './invoice-facts.ts'
import { paper } from './paper.ts'
import { decorate, ensureRoom, type Sheet, tag, widthOf, write } from './sheet.ts'

const HEIGHT = 76
const PADDING = 18
const LABEL = { size: 9, color: paper.muted } as const
const AMOUNT = { face: 'display', size: 22 } as const
const BUTTON = { face: 'strong', size: 10.5, color: paper.sheet } as const
const ADDRESS = { size: 7.5, color: paper.muted } as const

/** The amount due and the payment link; draws nothing if the invoice cannot be paid online. */
export function drawPaymentPanel(sheet: Sheet, { dueDate, payUrl, total }: InvoiceFacts): void {
  if (!payUrl) return
  const { doc, left, width } = sheet
  ensureRoom(sheet, 28 + HEIGHT + 24)
  const top = doc.y + 28
  decorate(sheet, () => doc.roundedRect(left, top, width, HEIGHT, 8).fill(paper.primarySoft))
  tag(sheet, 'P', () => {
    const label = dueDate ? `Amount due by ${formatLongDate(dueDate)}` : 'Amount due'
    write(sheet, label, { x: left + PADDING, y: top + 16, ink: LABEL, lineBreak: false })
    write(sheet, formatMoney(total), { x: left + PADDING, y: top + 31, ink: AMOUNT, lineBreak: false })
  })
  drawButton(sheet, { top: top + (HEIGHT - BUTTON_HEIGHT) / 2, url: payUrl })
  // The address in full, for readers on paper.
  tag(sheet, 'P', () => {
    write(sheet, payUrl, { x: left, y: top + HEIGHT + 8, width, ink: ADDRESS })
  })
}

const BUTTON_HEIGHT = 34
const BUTTON_TEXT = 'Pay online'

function drawButton(sheet: Sheet, { top, url }: { top: number; url: string }): void {
  const { doc, left, width } = sheet
  const size = widthOf(sheet, BUTTON_TEXT, BUTTON) + 2 * PADDING
  const x = left + width - PADDING - size
  decorate(sheet, () => doc.roundedRect(x, top, size, BUTTON_HEIGHT, 6).fill(paper.primary))
  tag(sheet, 'Link', () => {
    write(sheet, BUTTON_TEXT, { x: x + PADDING, y: top + 10.5, ink: BUTTON, lineBreak: false })
    doc.link(x, top, size, BUTTON_HEIGHT, url)
  })
}
