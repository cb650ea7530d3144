import { drawNote, type NoteTone } from './note.ts'
import { type Sheet, tag, write } from './sheet.ts'

const HEADING = { face: 'display', size: 26 } as const

/** What this document is, and how things stand. */
export function drawHeading(sheet: Sheet, text: string, note: { text: string; tone: NoteTone }): void {
  const { doc, left, width } = sheet
  const { y } = doc
  tag(sheet, 'H1', () => write(sheet, text, { x: left, y, ink: HEADING, width }))
  const end = doc.y
  drawNote(sheet, { ...note, y: y + 6 })
  doc.y = end + 18
}
