import {
  type PDFPageProxy,
  PixelsPerInch,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { wholePixels } from './pdf-size'
import { usePixelRatio } from './use-pixel-ratio'

/** What every browser can draw; beyond it, a page is drawn less sharp. */
const MAX_PIXELS = 2 ** 24

/** Draws a page into the element of `ref`. The old drawing stays, stretched, until the one of the new size is ready. */
export function useDrawing(page: PDFPageProxy | undefined, scale: number) {
  const ref = useRef<HTMLDivElement>(null)
  const ratio = usePixelRatio()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!page) {
      ref.current?.replaceChildren()
      return
    }
    const canvas = document.createElement('canvas')
    const viewport = page.getViewport({ scale: sharpScale(page, scale * ratio) })
    canvas.width = wholePixels(viewport.width)
    canvas.height = wholePixels(viewport.height)
    const drawing = page.render({ canvas, viewport })
    drawing.promise.then(
      () => ref.current?.replaceChildren(canvas),
      (error: unknown) => {
        if (!(error instanceof RenderingCancelledException)) setHasFailed(true)
      },
    )
    return () => drawing.cancel()
  }, [page, scale, ratio])
  return { ref, hasFailed }
}

function sharpScale(page: PDFPageProxy, wanted: number): number {
  const { height, width } = page.getViewport({ scale: 1 })
  return Math.min(wanted * PixelsPerInch.PDF_TO_CSS_UNITS, Math.sqrt(MAX_PIXELS / (width * height)))
}
