import type { NewSigning } from '@tallgrass/core'
import { hang } from './hang.ts'
import { paper } from './paper.ts'
import { drawProse, keptHeight } from './prose.ts'
import { ensureRoom, heightOf, type Sheet, tag, write } from './sheet.ts'

const NUMBER = { size: 10, color: paper.muted, tabular: true } as const
const HEADING = { face: 'strong', size: 10 } as const
const BODY = { size: 10 } as const
/** Of the numbers before the headings. */
const INDENT = 20
const LINE_GAP = 2
const ABOVE = 12
const BETWEEN = 4
const MAX_UNBROKEN = 200

type Sections = NewSigning['text']['sections']

interface Clauses {
  sections: Sections
  /** The number of the first. */
  from: number
  /** Room for what the last one stays with, unless it is long. */
  below?: number
}

/** The parts of a contract, numbered; each heading stands beside the beginning of its part. */
export function drawClauses(sheet: Sheet, { below = 0, from, sections }: Clauses): void {
  const { doc } = sheet
  for (const [i, section] of sections.entries()) {
    doc.y += ABOVE
    ensureRoom(sheet, beginningOf(sheet, section))
    if (i === sections.length - 1) keepWith(sheet, section, below)
    const top = doc.y
    drawHeading(sheet, section.heading, from + i)
    const end = doc.y
    doc.y = top
    const page = doc.page
    drawParagraphs(hang(sheet).main, section.paragraphs)
    if (doc.page === page) doc.y = Math.max(doc.y, end)
  }
}

/** What is never torn: the heading, and the first paragraph or its beginning. */
export function beginningOf(sheet: Sheet, { heading, paragraphs: [first = ''] }: Sections[number]): number {
  const { main, side } = hang(sheet)
  const width = side.width - INDENT
  return Math.max(
    heightOf(sheet, heading, { ink: HEADING, width, lineGap: LINE_GAP }),
    ...first.split(/\r?\n/, 1).map((line) => keptHeight(main, line, BODY)),
  )
}

/** Nobody signs on a page that says nothing. */
function keepWith(sheet: Sheet, { paragraphs }: Sections[number], below: number): void {
  const { main } = hang(sheet)
  const heights = paragraphs.map((text) => keptHeight(main, text, BODY) + BETWEEN)
  const height = heights.reduce((sum, each) => sum + each, 0)
  if (height < MAX_UNBROKEN) ensureRoom(sheet, height + below)
}

function drawHeading(sheet: Sheet, heading: string, number: number): void {
  const { left, width } = hang(sheet).side
  const { y } = sheet.doc
  tag(sheet, 'H3', () => {
    write(sheet, `${number}`, { x: left, y, ink: NUMBER, lineBreak: false })
    write(sheet, heading, { x: left + INDENT, y, ink: HEADING, width: width - INDENT, lineGap: LINE_GAP })
  })
}

function drawParagraphs(sheet: Sheet, paragraphs: readonly string[]): void {
  for (const [i, paragraph] of paragraphs.entries()) {
    if (i > 0) sheet.doc.y += BETWEEN
    drawProse(sheet, paragraph, BODY)
  }
}
