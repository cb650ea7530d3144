import type { NewSigning } from '@tallgrass/core'
import { paper } from './paper.ts'
import { drawProse, unbrokenHeight } from './prose.ts'
import { ensureRoom, heightOf, type Sheet, tag, write } from './sheet.ts'
import { twoColumns } from './two-columns.ts'

const NUMBER = { size: 10, color: paper.muted, tabular: true } as const
const HEADING = { face: 'strong', size: 10 } as const
const BODY = { size: 10 } as const
/** Room for the numbers before the headings. */
const INDENT = 20
const LINE_GAP = 2
const GAP_ABOVE = 12
const PARAGRAPH_GAP = 4
const MAX_UNBROKEN_HEIGHT = 200

type Sections = NewSigning['text']['sections']

interface Clauses {
  sections: Sections
  /** The number of the first section. */
  from: number
  /** The height of what must follow the last section on the same page, unless that section is long. */
  below?: number
}

/** The numbered sections of a contract, each with its heading beside the beginning of its text. */
export function drawClauses(sheet: Sheet, { below = 0, from, sections }: Clauses): void {
  const { doc } = sheet
  for (const [i, section] of sections.entries()) {
    doc.y += GAP_ABOVE
    ensureRoom(sheet, beginningOf(sheet, section))
    if (i === sections.length - 1) keepWith(sheet, section, below)
    const top = doc.y
    drawHeading(sheet, section.heading, from + i)
    const end = doc.y
    doc.y = top
    const page = doc.page
    drawParagraphs(twoColumns(sheet).main, section.paragraphs)
    if (doc.page === page) doc.y = Math.max(doc.y, end)
  }
}

/** The height that must not be broken across pages: the heading, and the first paragraph or its beginning. */
export function beginningOf(sheet: Sheet, { heading, paragraphs: [first = ''] }: Sections[number]): number {
  const { main, side } = twoColumns(sheet)
  const width = side.width - INDENT
  return Math.max(
    heightOf(sheet, heading, { ink: HEADING, width, lineGap: LINE_GAP }),
    ...first.split(/\r?\n/, 1).map((line) => unbrokenHeight(main, line, BODY)),
  )
}

/** Keeps the last section with the signatures, so that no one signs on a page without text. */
function keepWith(sheet: Sheet, { paragraphs }: Sections[number], below: number): void {
  const { main } = twoColumns(sheet)
  const heights = paragraphs.map((text) => unbrokenHeight(main, text, BODY) + PARAGRAPH_GAP)
  const height = heights.reduce((sum, each) => sum + each, 0)
  if (height < MAX_UNBROKEN_HEIGHT) ensureRoom(sheet, height + below)
}

function drawHeading(sheet: Sheet, heading: string, number: number): void {
  const { left, width } = twoColumns(sheet).side
  const { y } = sheet.doc
  tag(sheet, 'H3', () => {
    write(sheet, `${number}`, { x: left, y, ink: NUMBER, lineBreak: false })
    write(sheet, heading, { x: left + INDENT, y, ink: HEADING, width: width - INDENT, lineGap: LINE_GAP })
  })
}

function drawParagraphs(sheet: Sheet, paragraphs: readonly string[]): void {
  for (const [i, paragraph] of paragraphs.entries()) {
    if (i > 0) sheet.doc.y += PARAGRAPH_GAP
    drawProse(sheet, paragraph, BODY)
  }
}
