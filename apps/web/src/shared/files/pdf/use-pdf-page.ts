import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'

/** A page, once it is near the view; its size stays known. */
export function usePdfPage(pdf: PDFDocumentProxy, number: number, isNear: boolean) {
  const [page, setPage] = useState<PDFPageProxy>()
  const [hasFailed, setHasFailed] = useState(false)
  const isWanted = isNear && !page && !hasFailed
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    pdf.getPage(number).then(
      (found) => isShown && setPage(found),
      () => isShown && setHasFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [pdf, number, isWanted])
  useEffect(() => {
    // What it was drawn from takes much more memory than its text.
    if (page && !isNear) page.cleanup()
  }, [page, isNear])
  return { page, hasFailed }
}
