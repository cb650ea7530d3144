import { contact, logo, names } from '@tallgrass/brand'
import { paper } from './paper.ts'
import { decorate, hairline, type Sheet, tag, widthOf, write } from './sheet.ts'

const MARK = 26
const NAME = { face: 'display', size: 15 } as const
const PLACE = { size: 8.5, color: paper.muted } as const

/** The business's name, logo and place at the top of the first page. */
export function drawLetterhead(sheet: Sheet): void {
  const { doc, left, width } = sheet
  const top = doc.page.margins.top - 12
  drawMark(sheet, left, top)
  tag(sheet, 'P', () => write(sheet, names.business, { x: left + MARK + 8, y: top + 5, ink: NAME }))
  const place = `${contact.region}, ${contact.state}`
  tag(sheet, 'P', () => {
    write(sheet, place, { x: left + width - widthOf(sheet, place, PLACE), y: top + 9, ink: PLACE })
  })
  hairline(sheet, top + MARK + 12)
  doc.y = top + MARK + 40
}

function drawMark(sheet: Sheet, x: number, y: number): void {
  const { doc } = sheet
  decorate(sheet, () => {
    doc.translate(x, y).scale(MARK / logo.size)
    doc.lineWidth(2).lineCap('round').lineJoin('round')
    for (const blade of logo.blades) doc.path(blade).stroke(paper.primary)
    doc.path(logo.seed).stroke(paper.accent)
  })
}
