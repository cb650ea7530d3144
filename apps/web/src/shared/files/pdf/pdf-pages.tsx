import { Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type KeyboardEvent, useRef, useState } from 'react'
import classes from './pdf.module.css'
import { PdfControls } from './pdf-controls'
import { PdfPage } from './pdf-page'
import { realSize } from './pdf-size'
import { scaleOf, type Zoom, zoomIn, zoomOut } from './pdf-zoom'
import { useKeptPlace } from './use-kept-place'
import { usePagesInView } from './use-pages-in-view'

/** A file can claim any number. */
const MAX_PAGES = 2000

interface PdfPagesProps {
  pdf: PDFDocumentProxy
  first: PDFPageProxy
  name: string
}

/** The pages of a PDF, below each other. Only those near the view are drawn. */
export function PdfPages({ first, name, pdf }: PdfPagesProps) {
  const count = Math.min(pdf.numPages, MAX_PAGES)
  const [zoom, setZoom] = useState<Zoom>('width')
  const region = useRef<HTMLElement>(null)
  const { ref: sheets, width: room } = useElementSize<HTMLDivElement>()
  const { current, near } = usePagesInView(region, room > 0)
  const typical = realSize(first)
  // What the reader sees as the level; pages of other sizes fit at another.
  const scale = scaleOf(zoom, { room, width: typical.width })
  const recordPlace = useKeptPlace(region, `${zoom} ${room}`)
  const changeZoom = (level: Zoom | undefined) => level !== undefined && setZoom(level)

  function goTo(number: number) {
    const page = region.current?.querySelector<HTMLElement>(`[data-page="${number}"]`)
    if (page) region.current?.scrollTo({ top: page.offsetTop })
    // The link that was pressed may now be far out of view.
    region.current?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    // Those of the browser zoom the whole page.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') changeZoom(zoomIn(scale))
    else if (event.key === '-') changeZoom(zoomOut(scale))
    else if (event.key === '0') changeZoom('width')
    else return
    event.preventDefault()
  }

  return (
    <>
      <PdfControls page={current} count={count} scale={scale} zoom={zoom} onZoom={setZoom} />
      <section
        ref={region}
        className={classes.region}
        aria-label={`Pages of ${name}`}
        {...{ tabIndex: 0, onKeyDown, onScroll: recordPlace }}
      >
        <div ref={sheets}>
          {room > 0 &&
            Array.from({ length: count }, (_, i) => i + 1).map((number) => (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                count={count}
                typical={typical}
                zoom={zoom}
                room={room}
                isNear={near.has(number)}
                onGoTo={goTo}
              />
            ))}
        </div>
      </section>
      {count < pdf.numPages && (
        <Text>
          Only the first {count.toLocaleString('en-US')} pages are shown here. Download the file to see all of
          them.
        </Text>
      )}
    </>
  )
}
