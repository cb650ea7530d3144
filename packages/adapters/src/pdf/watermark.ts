import { paper } from './paper.ts'
import { decorate, type Sheet, widthOf, write } from './sheet.ts'

const INK = { face: 'display', size: 150, color: paper.ink } as const
const OPACITY = 0.06
const ANGLE = -38

/** Draws one faint word across every page. Call it after the last page was added. */
export function drawWatermark(sheet: Sheet, word: string): void {
  const { doc } = sheet
  const { count, start } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    const [x, y] = [doc.page.width / 2, doc.page.height / 2]
    decorate(sheet, () => {
      doc.rotate(ANGLE, { origin: [x, y] }).fillOpacity(OPACITY)
      const width = widthOf(sheet, word, INK)
      write(sheet, word, { x: x - width / 2, y: y - INK.size * 0.6, ink: INK, lineBreak: false })
    })
  }
}
