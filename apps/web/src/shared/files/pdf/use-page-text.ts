import { type PDFPageProxy, PixelsPerInch, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'

/** Lays the text of a page into the element of `ref`, invisibly: to select it, and for screen readers. */
export function usePageText(page: PDFPageProxy | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  useEffect(() => {
    const container = ref.current
    if (!page || !container) return
    const layer = new TextLayer({
      textContentSource: page.streamTextContent({ includeMarkedContent: true }),
      container,
      viewport: page.getViewport({ scale: PixelsPerInch.PDF_TO_CSS_UNITS }),
    })
    layer.render().then(
      () => setIsEmpty(container.textContent.trim() === ''),
      // Without its text, a page is still drawn.
      () => undefined,
    )
    return () => {
      layer.cancel()
      container.replaceChildren()
    }
  }, [page])
  return { ref, isEmpty }
}
