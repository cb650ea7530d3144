import { ensureRoom, type Ink, type Sheet, tag, write } from './sheet.ts'

/** Longer lines are hard to read. */
const WIDTH = 420

/** Text as somebody wrote it, paragraph by paragraph, over as many pages as it takes. */
export function drawProse(sheet: Sheet, text: string, ink: Ink): void {
  const { doc, left } = sheet
  for (const paragraph of text.split(/\r?\n/)) {
    ensureRoom(sheet, 2 * ink.size)
    if (paragraph.trim() === '') doc.y += ink.size
    else tag(sheet, 'P', () => write(sheet, paragraph, { x: left, y: doc.y, ink, width: WIDTH, lineGap: 2 }))
  }
}
