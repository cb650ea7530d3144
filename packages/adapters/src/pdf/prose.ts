import { ensureRoom, heightOf, type Ink, type Sheet, tag, write } from './sheet.ts'

/** Longer lines are hard to read. */
const MAX_WIDTH = 420
const LINE_GAP = 2.2
/** A paragraph up to this length is not broken across pages. */
const MAX_KEPT_LINES = 6

/** Free text, paragraph by paragraph, over as many pages as needed. */
export function drawProse(sheet: Sheet, text: string, ink: Ink): void {
  const { doc, left } = sheet
  for (const paragraph of text.split(/\r?\n/)) {
    if (paragraph.trim() === '') doc.y += ink.size
    else {
      ensureRoom(sheet, unbrokenHeight(sheet, paragraph, ink))
      tag(sheet, 'P', () => write(sheet, paragraph, { x: left, y: doc.y, ink, ...layoutIn(sheet) }))
    }
  }
}

/** The height that must fit on one page: the whole paragraph, or three lines of a long one. */
export function unbrokenHeight(sheet: Sheet, paragraph: string, ink: Ink): number {
  const line = heightOf(sheet, 'X', { ink, ...layoutIn(sheet) })
  const height = heightOf(sheet, paragraph, { ink, ...layoutIn(sheet) })
  return height <= MAX_KEPT_LINES * line ? height : 3 * line
}

function layoutIn({ width }: Sheet) {
  return { width: Math.min(width, MAX_WIDTH), lineGap: LINE_GAP }
}
