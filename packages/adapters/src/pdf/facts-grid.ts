import { paper } from './paper.ts'
import { heightOf, type Sheet, tag, write } from './sheet.ts'

export interface Fact {
  label: string
  /** The first stands out, the others explain it. */
  lines: string[]
}

const LABEL = { size: 8.5, color: paper.muted } as const
const FIRST = { face: 'strong', size: 9.5 } as const
const OTHER = { size: 9, color: paper.muted } as const
const GAP = 14
/** The first holds names and addresses. */
const FIRST_SHARE = 1.5

/** Facts side by side, each under its name. */
export function drawFacts(sheet: Sheet, facts: Fact[]): void {
  const { doc, left, width } = sheet
  const share = (width - GAP * (facts.length - 1)) / (facts.length - 1 + FIRST_SHARE)
  const top = doc.y
  let x = left
  const ends = facts.map((fact, i) => {
    const column = i === 0 ? share * FIRST_SHARE : share
    let y = top + heightOf(sheet, fact.label, { ink: LABEL, width: column }) + 3
    tag(sheet, 'P', () => {
      write(sheet, fact.label, { x, y: top, ink: LABEL, width: column })
      fact.lines.forEach((line, n) => {
        const ink = n === 0 ? FIRST : OTHER
        write(sheet, line, { x, y, ink, width: column })
        y += heightOf(sheet, line, { ink, width: column }) + 2
      })
    })
    x += column + GAP
    return y
  })
  doc.y = Math.max(...ends)
}
