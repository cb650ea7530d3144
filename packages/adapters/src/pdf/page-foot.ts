import { contact, contactEmail, names } from '@tallgrass/brand'
import { paper } from './paper.ts'
import { decorate, hairline, type Sheet, widthOf, write } from './sheet.ts'

const INK = { size: 8, color: paper.muted } as const
const STRONG = { ...INK, face: 'strong' } as const
const GAP = 24

const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' })

/** Draws the foot of every page. Call it after the last page was added. */
export function drawPageFeet(sheet: Sheet, label: string): void {
  const { doc } = sheet
  const { count, start } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // Text in the bottom margin would otherwise start a new page.
    doc.page.margins.bottom = 0
    drawFoot(sheet, label, `  ·  Page ${page - start + 1} of ${count}`)
  }
}

function drawFoot(sheet: Sheet, label: string, number: string): void {
  const { bottom, left, width } = sheet
  const right = shorten(sheet, label, number)
  const y = bottom + 24
  hairline(sheet, bottom + 14)
  decorate(sheet, () => {
    write(sheet, names.business, { x: left, y, ink: STRONG, lineBreak: false })
    const place = `${contact.region}, ${contact.state}  ·  ${contact.phone}  ·  ${contactEmail()}`
    write(sheet, place, { x: left, y: y + 12, ink: INK, lineBreak: false })
    write(sheet, right, { x: left + width - widthOf(sheet, right, INK), y, ink: INK, lineBreak: false })
  })
}

/** Truncates a long title before it reaches the business name; the first page has it in full. */
function shorten(sheet: Sheet, label: string, number: string): string {
  const room = sheet.width - widthOf(sheet, names.business, STRONG) - GAP
  const letters = Array.from(graphemes.segment(label), ({ segment }) => segment)
  const fits = (count: number) => widthOf(sheet, cut(letters, count) + number, INK) <= room
  let count = letters.length
  while (count > 0 && !fits(count)) count -= 1
  return cut(letters, count) + number
}

function cut(letters: string[], count: number): string {
  return count < letters.length ? `${letters.slice(0, count).join('').trimEnd()}…` : letters.join('')
}
