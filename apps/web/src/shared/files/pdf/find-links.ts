import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface LinkPlace {
  left: string
  top: string
  width: string
  height: string
}

/** Leads to another address, or to another page of the document. */
export type PageLink = { key: string; place: LinkPlace } & (
  | { url: string; goTo?: undefined }
  | { url?: undefined; goTo: number }
)

const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The links of a page. Whatever else a file wants to be done on a click is left out. */
export async function findLinks(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const viewport = page.getViewport({ scale: 1 })
  const found: PageLink[] = []
  for (const { dest, id, rect, subtype, url } of await page.getAnnotations({ intent: 'display' })) {
    if (subtype !== 'Link') continue
    const at = { key: String(id), place: placeOf(rect, viewport) }
    if (typeof url === 'string' && isSafe(url)) found.push({ ...at, url })
    const goTo = dest ? await findPage(pdf, dest) : undefined
    if (goTo !== undefined) found.push({ ...at, goTo })
  }
  return found
}

function isSafe(url: string): boolean {
  return URL.canParse(url) && SAFE.has(new URL(url).protocol)
}

/** Its number; undefined if the document has no such page. */
async function findPage(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  try {
    const destination = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
    const [target] = Array.isArray(destination) ? destination : []
    const index = typeof target === 'number' ? target : await pdf.getPageIndex(target)
    return index >= 0 && index < pdf.numPages ? index + 1 : undefined
  } catch {
    // The file names a page that it does not have.
    return undefined
  }
}

/** In parts of the page, so that it stays right at every zoom. */
function placeOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[], viewport: PageViewport): LinkPlace {
  const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [
    viewport.convertToViewportPoint(x1, y1),
    viewport.convertToViewportPoint(x2, y2),
  ]
  const percent = (length: number, of: number) => `${((100 * length) / of).toFixed(2)}%`
  return {
    left: percent(Math.min(ax, bx), viewport.width),
    top: percent(Math.min(ay, by), viewport.height),
    width: percent(Math.abs(bx - ax), viewport.width),
    height: percent(Math.abs(by - ay), viewport.height),
  }
}
