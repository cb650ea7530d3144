import { paper } from './paper.ts'
import { decorate, ensureRoom, hairline, heightOf, type Ink, type Sheet, type Tag, write } from './sheet.ts'

export interface Column<Row> {
  label: string
  /** In points; the one column without a width takes the rest. */
  width?: number
  align?: 'left' | 'right'
  /** Overrides the default style. */
  ink?: Ink
  cell: (row: Row) => string
}

const LABEL = { face: 'strong', size: 8.5, color: paper.muted } as const
const TEXT = { size: 9.5 } as const
const FIGURES = { ...TEXT, tabular: true } as const
const PADDING = 6.5
const GAP = 12
const HEAD = 24

/** Rows under a head that is repeated on every page. No row is broken across pages. */
export function drawTable<Row>(sheet: Sheet, columns: Column<Row>[], rows: readonly Row[]): void {
  const { doc, root } = sheet
  const cells = place(sheet, columns)
  ensureRoom(sheet, HEAD + 2 * TEXT.size + 4 * PADDING)
  const table = doc.struct('Table')
  root.add(table)
  const head = doc.struct('TR')
  table.add(head)
  drawHead(sheet, cells, (draw) => head.add(doc.struct('TH', {}, draw)))
  for (const row of rows) drawRow(sheet, cells, { row, table })
  table.end()
}

type PlacedColumn<Row> = Column<Row> & { x: number; width: number }

function place<Row>({ left, width }: Sheet, columns: Column<Row>[]): PlacedColumn<Row>[] {
  const taken = columns.reduce((sum, column) => sum + (column.width ?? 0), GAP * (columns.length - 1))
  let x = left
  return columns.map((column) => {
    const placed = { ...column, x, width: column.width ?? width - taken }
    x += placed.width + GAP
    return placed
  })
}

function drawHead<Row>(sheet: Sheet, cells: PlacedColumn<Row>[], each: (draw: () => void) => void): void {
  const { doc, left, width } = sheet
  const { y } = doc
  decorate(sheet, () => doc.roundedRect(left - 8, y, width + 16, HEAD, 4).fill(paper.raised))
  for (const { align = 'left', label, width, x } of cells) {
    each(() => write(sheet, label, { x, y: y + 7, width, align, ink: LABEL }))
  }
  doc.y = y + HEAD
}

function drawRow<Row>(
  sheet: Sheet,
  cells: PlacedColumn<Row>[],
  { row, table }: { row: Row; table: Tag },
): void {
  const { doc } = sheet
  const texts = cells.map((column) => {
    const { align, ink = align === 'right' ? FIGURES : TEXT } = column
    return { ...column, ink, text: column.cell(row) }
  })
  const height = Math.max(...texts.map(({ ink, text, width }) => heightOf(sheet, text, { ink, width })))
  // Screen readers skip a repeated head.
  if (ensureRoom(sheet, height + 2 * PADDING)) drawHead(sheet, cells, (draw) => decorate(sheet, draw))
  const top = doc.y
  const tr = doc.struct('TR')
  table.add(tr)
  for (const { align = 'left', ink, text, width, x } of texts) {
    tr.add(doc.struct('TD', {}, () => write(sheet, text, { x, y: top + PADDING, width, align, ink })))
  }
  tr.end()
  doc.y = top + height + 2 * PADDING
  hairline(sheet, doc.y)
}
