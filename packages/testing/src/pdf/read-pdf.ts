import { getDocumentProxy } from 'unpdf'

/** Texts closer than this belong together. */
const GAP_POINTS = 7

export interface ReadPdf {
  pageCount: number
  /** The texts on each line of a page, from left to right. */
  rows: string[][]
  /** The same as continuous text. */
  text: string
  /** Each page in reading order, without line breaks: one column after the other. */
  pages: string[]
  title: unknown
  author: unknown
  language: unknown
  /** The targets of all links. */
  links: string[]
  /** The structure tags, in reading order. */
  tags: string[]
}

/** Reads a PDF with an independent library. */
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

/** A node of the structure tree: a tag with children, or a reference to content. */
type Part = { role: string; children: Part[] } | { type: string }

/** The tags with content on this page; empty if the document is not tagged. */
function toTags(part: Part | null): string[] {
  if (!part || !('role' in part) || !hasContent(part)) return []
  return [...(part.role === 'Root' ? [] : [part.role]), ...part.children.flatMap(toTags)]
}

function hasContent(part: Part): boolean {
  return !('role' in part) || part.children.some(hasContent)
}
