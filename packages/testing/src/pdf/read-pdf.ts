import { getDocumentProxy } from 'unpdf'

/** Texts that stand closer than this belong together. */
const GAP_POINTS = 7

export interface ReadPdf {
  pageCount: number
  /** What stands on one line of a page, from left to right. */
  rows: string[][]
  /** The same as running text. */
  text: string
  /** Every page as it is read aloud, without its lines: a column is read before the one beside it. */
  pages: string[]
  title: unknown
  author: unknown
  language: unknown
  /** Where the links go. */
  links: string[]
  /** Its parts by their meaning, in the order in which they are read aloud. */
  tags: string[]
}

/** A PDF as another program reads it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const rows: string[][] = []
  const pages: string[] = []
  const links: string[] = []
  const tags: string[] = []
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const page = await pdf.getPage(n)
    const { items } = await page.getTextContent()
    const written = items.filter((item) => 'str' in item)
    rows.push(...toRows(written))
    pages.push(toFlow(written))
    for (const { url } of await page.getAnnotations()) if (url) links.push(url)
    tags.push(...toTags(await page.getStructTree()))
  }
  const info = (await pdf.getMetadata()).info as Record<string, unknown>
  const text = rows.map((row) => row.join(' ')).join('\n')
  const { Author: author, Language: language, Title: title } = info
  return { pageCount: pdf.numPages, rows, text, pages, title, author, language, links, tags }
}

interface TextItem {
  str: string
  hasEOL: boolean
  width: number
  transform: number[]
}

function toFlow(items: TextItem[]): string {
  const pieces = items.map(({ hasEOL, str }) => (hasEOL ? `${str} ` : str))
  return pieces.join('').replaceAll(/\s+/g, ' ').trim()
}

function toRows(items: TextItem[]): string[][] {
  const lines = new Map<number, { x: number; end: number; text: string }[]>()
  for (const { str, transform, width } of items) {
    const [x = 0, y = 0] = transform.slice(4)
    if (str.trim() === '') continue
    const line = Math.round(y)
    lines.set(line, [...(lines.get(line) ?? []), { x, end: x + width, text: str }])
  }
  return [...lines].toSorted(([a], [b]) => b - a).map(([, pieces]) => join(pieces))
}

function join(pieces: { x: number; end: number; text: string }[]): string[] {
  const texts: string[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { end, text, x } of pieces.toSorted((a, b) => a.x - b.x)) {
    if (x - last < GAP_POINTS) texts.push(`${texts.pop()}${x - last > 1 ? ' ' : ''}${text}`)
    else texts.push(text)
    last = end
  }
  return texts
}

/** A part of the structure: one with parts of its own, or a place on the page. */
type Part = { role: string; children: Part[] } | { type: string }

/** Those with something on this page; none where the document has no structure. */
function toTags(part: Part | null): string[] {
  if (!part || !('role' in part) || !hasContent(part)) return []
  return [...(part.role === 'Root' ? [] : [part.role]), ...part.children.flatMap(toTags)]
}

function hasContent(part: Part): boolean {
  return !('role' in part) || part.children.some(hasContent)
}
