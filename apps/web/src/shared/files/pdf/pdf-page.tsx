import { Text, VisuallyHidden } from '@mantine/core'
import { type PDFDocumentProxy, PixelsPerInch } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useLayoutEffect, useRef } from 'react'
import classes from './pdf.module.css'
import { PdfLinks } from './pdf-links'
import { type PageSize, realSize, wholePixels } from './pdf-size'
import { scaleOf, type Zoom } from './pdf-zoom'
import { useDrawing } from './use-drawing'
import { usePageText } from './use-page-text'
import { usePdfPage } from './use-pdf-page'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  number: number
  count: number
  /** The size of most pages, until that of this one is known. */
  typical: PageSize
  zoom: Zoom
  room: number
  isNear: boolean
  onGoTo: (page: number) => void
}

/** One page: a drawing, its text on top of it, and its links. */
export function PdfPage({ count, isNear, number, onGoTo, pdf, room, typical, zoom }: PdfPageProps) {
  const { hasFailed, page } = usePdfPage(pdf, number, isNear)
  const { height, width } = page ? realSize(page) : typical
  const scale = scaleOf(zoom, { room, width })
  const sheet = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = sheet
    current?.style.setProperty('--page-width', `${wholePixels(width * scale)}px`)
    current?.style.setProperty('--page-height', `${wholePixels(height * scale)}px`)
    current?.style.setProperty('--total-scale-factor', `${scale * PixelsPerInch.PDF_TO_CSS_UNITS}`)
  }, [width, height, scale])
  const shown = isNear ? page : undefined
  const drawing = useDrawing(shown, scale)
  const text = usePageText(shown)
  return (
    <article
      ref={sheet}
      className={classes.sheet}
      data-page={number}
      aria-label={`Page ${number} of ${count}`}
    >
      {hasFailed || drawing.hasFailed ? (
        <Text p="md">
          This page is damaged and cannot be shown. Download the file, and try another program.
        </Text>
      ) : (
        <>
          <div ref={drawing.ref} className={classes.drawing} aria-hidden />
          {text.isEmpty && <VisuallyHidden>This page is an image without text.</VisuallyHidden>}
          <div ref={text.ref} className={classes.text} />
          {page && <PdfLinks pdf={pdf} page={page} onGoTo={onGoTo} />}
        </>
      )}
    </article>
  )
}
