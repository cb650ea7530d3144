import { VisuallyHidden } from '@mantine/core'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import { findLinks, type PageLink } from './find-links'
import classes from './pdf.module.css'

interface PdfLinksProps {
  pdf: PDFDocumentProxy
  page: PDFPageProxy
  onGoTo: (page: number) => void
}

/** The links of a page, over their words. Those to other addresses open in a tab that knows nothing of this one. */
export function PdfLinks({ onGoTo, page, pdf }: PdfLinksProps) {
  const [links, setLinks] = useState<PageLink[]>([])
  useEffect(() => {
    let isShown = true
    findLinks(pdf, page).then(
      (found) => isShown && setLinks(found),
      // Without its links, a page is still shown.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [pdf, page])
  return links.map(({ goTo, key, place, url }) => {
    const at = (element: HTMLElement | null) => void (element && Object.assign(element.style, place))
    return url !== undefined ? (
      <a
        key={key}
        ref={at}
        className={classes.link}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        title={url}
      >
        <VisuallyHidden>{url}</VisuallyHidden>
      </a>
    ) : (
      <button key={key} ref={at} type="button" className={classes.link} onClick={() => onGoTo(goTo)}>
        <VisuallyHidden>Go to page {goTo}</VisuallyHidden>
      </button>
    )
  })
}
