import { drawNote, type NoteTone, noteWidth } from './note.ts'
import { type Sheet, tag, write } from './sheet.ts'

const HEADING = { face: 'display', size: 26 } as const
const GAP = 16

/** The document's title, with its status at the right. */
export function drawHeading(sheet: Sheet, text: string, note: { text: string; tone: NoteTone }): void {
  const { doc, left, width } = sheet
  const { y } = doc
  const room = width - noteWidth(sheet, note.text) - GAP
  tag(sheet, 'H1', () => write(sheet, text, { x: left, y, ink: HEADING, width: room }))
  const end = doc.y
  drawNote(sheet, { ...note, y: y + 6 })
  doc.y = end + 18
}
