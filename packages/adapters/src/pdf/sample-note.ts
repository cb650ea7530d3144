import { paper } from './paper.ts'
import { decorate, heightOf, type Sheet, tag, write } from './sheet.ts'

const INK = { face: 'strong', size: 8, color: paper.accentText } as const
const PADDING = 6

/** Draws the note at the very top of the first page; draws nothing if it is empty. */
export function drawSampleNote(sheet: Sheet, note: string): void {
  const height = drawBand(sheet, note)
  if (height > 0) tag(sheet, 'P', () => writeNote(sheet, note))
}

/**
 * Draws the note on the other pages, hidden from screen readers, which have already read it. Call it after the last
 * page was added.
 */
export function repeatSampleNote(sheet: Sheet, note: string): void {
  const { doc } = sheet
  const { count, start } = doc.bufferedPageRange()
  for (let page = start + 1; page < start + count; page += 1) {
    doc.switchToPage(page)
    if (drawBand(sheet, note) > 0) decorate(sheet, () => writeNote(sheet, note))
  }
}

function drawBand(sheet: Sheet, note: string): number {
  const { doc, width } = sheet
  if (note.trim() === '') return 0
  const height = heightOf(sheet, note, { ink: INK, width, align: 'center' }) + 2 * PADDING
  decorate(sheet, () => doc.rect(0, 0, doc.page.width, height).fill(paper.accentSoft))
  return height
}

function writeNote(sheet: Sheet, note: string): void {
  const { left, width } = sheet
  write(sheet, note, { x: left, y: PADDING, ink: INK, width, align: 'center' })
}
