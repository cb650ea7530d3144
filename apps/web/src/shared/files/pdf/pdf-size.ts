import { type PDFPageProxy, PixelsPerInch } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PageSize {
  width: number
  height: number
}

/** Whole pixels, although numbers such as 1.25 × 816 may end up just below them. */
export function wholePixels(length: number): number {
  return Math.max(1, Math.floor(length + 0.01))
}

/** The size of a page at 100%, in pixels of CSS. */
export function realSize(page: PDFPageProxy): PageSize {
  const { height, width } = page.getViewport({ scale: PixelsPerInch.PDF_TO_CSS_UNITS })
  return { width, height }
}
