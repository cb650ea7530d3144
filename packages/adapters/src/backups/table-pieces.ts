/**
 * A piece is written when it has at least this many characters, so that memory use does not depend on the table. Larger
 * pieces would keep a serving process from other work for longer.
 */
const MIN_PIECE_CHARACTERS = 2 ** 20

interface TablePiece {
  /** Each line ends with a line feed. */
  bytes: Buffer
  lines: number
}

/** A tar entry states its size before its content, which is unknown for a whole table. */
export async function* piecesOf(source: AsyncIterable<string>): AsyncGenerator<TablePiece> {
  let lines: string[] = []
  let characters = 0
  for await (const line of source) {
    if (line.includes('\n')) throw new Error('A line of a dump contains a line break')
    lines.push(line)
    characters += line.length
    if (characters < MIN_PIECE_CHARACTERS) continue
    yield toPiece(lines)
    lines = []
    characters = 0
  }
  if (lines.length > 0) yield toPiece(lines)
}

function toPiece(lines: string[]): TablePiece {
  return { bytes: Buffer.from(`${lines.join('\n')}\n`), lines: lines.length }
}

/** The lines of a piece. Only line feeds separate them: JSON may contain other line breaks of Unicode. */
export function linesOf(piece: Buffer): string[] {
  return piece.toString('utf8').split('\n').slice(0, -1)
}
