import { paper } from './paper.ts'
import { heightOf, type Sheet, tag, write } from './sheet.ts'

export interface Fact {
  label: string
  /** The first is emphasized; the others add details. */
  lines: string[]
}

const LABEL = { size: 8.5, color: paper.muted } as const
const FIRST = { face: 'strong', size: 9.5 } as const
const OTHER = { size: 9, color: paper.muted } as const
const GAP = 14
const BELOW = 8
/** The first column is wider, because it holds names and addresses. */
const FIRST_SHARE = 1.5

/** Facts side by side, each under its label, wrapped after `columns` facts. */
export function drawFacts(sheet: Sheet, facts: Fact[], columns = facts.length): void {
  const { doc, left, width } = sheet
  const share = (width - GAP * (columns - 1)) / (columns - 1 + FIRST_SHARE)
  for (let first = 0; first < facts.length; first += columns) {
    if (first > 0) doc.y += BELOW
    const top = doc.y
    let x = left
    const ends = facts.slice(first, first + columns).map((fact, i) => {
      const column = i === 0 ? share * FIRST_SHARE : share
      const end = drawFact({ ...sheet, left: x, width: column }, fact, top)
      x += column + GAP
      return end
    })
    doc.y = Math.max(top, ...ends)
  }
}

/** Returns the y of its end. */
function drawFact(sheet: Sheet, { label, lines }: Fact, top: number): number {
  const { left, width } = sheet
  let y = top + heightOf(sheet, label, { ink: LABEL, width }) + 3
  tag(sheet, 'P', () => {
    write(sheet, label, { x: left, y: top, ink: LABEL, width })
    lines.forEach((line, n) => {
      const ink = n === 0 ? FIRST : OTHER
      write(sheet, line, { x: left, y, ink, width })
      y += heightOf(sheet, line, { ink, width }) + 2
    })
  })
  return y
}
