import { pdfStream, writePdf } from '@tallgrass/testing/pdf'

const FIRST_PAGE = 4

/** The number of the object that is this page. */
const objectOf = (page: number) => FIRST_PAGE + 2 * (page - 1)

const link = (what: string, y: number) =>
  `<</Type /Annot /Subtype /Link /Rect [72 ${y} 300 ${y + 20}] ${what}>>`

/** Of the first page: one to a site, one to the third page, and two that a viewer must not follow. */
const LINKS = [
  link('/A <</S /URI /URI (https://carrier.example/prices)>>', 680),
  link(`/Dest [${objectOf(3)} 0 R /Fit]`, 640),
  link('/A <</S /URI /URI (javascript:alert\\(1\\))>>', 600),
  link('/A <</S /JavaScript /JS (app.alert\\(1\\))>>', 560),
].join(' ')

interface PdfFacts {
  /** The object with the image that each page is, instead of text. */
  image?: string
  trailer?: string
}

/** A PDF with a page for each text. */
export function samplePdf(texts: string[], { image, trailer }: PdfFacts = {}): Uint8Array<ArrayBuffer> {
  const kids = texts.map((_, i) => `${objectOf(i + 1)} 0 R`).join(' ')
  const pages = texts.flatMap((text, i) => [
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${objectOf(i + 1) + 1} 0 R ` +
      `/Resources <</Font <</F1 3 0 R>> /XObject <</Im 3 0 R>>>> /Annots [${i === 0 && !image ? LINKS : ''}]>>`,
    pdfStream(image ? 'q 612 0 0 792 0 0 cm /Im Do Q' : `BT /F1 40 Tf 72 700 Td (${text}) Tj ET`),
  ])
  const shared = image ?? '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'
  const catalog = '<</Type /Catalog /Pages 2 0 R>>'
  const list = `<</Type /Pages /Kids [${kids}] /Count ${texts.length}>>`
  const written = writePdf([catalog, list, shared, ...pages], trailer)
  return Uint8Array.from(written, (char) => char.charCodeAt(0))
}

/** A black image, as a fax machine or a scanner writes it: each row is as the one above, which begins as white. */
export function scannedPdf(): Uint8Array<ArrayBuffer> {
  const facts =
    '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray ' +
    '/Filter /CCITTFaxDecode /DecodeParms <</K -1 /Columns 8 /Rows 8>> /Decode [1 0]'
  return samplePdf([''], { image: pdfStream('\u00ff\u0000\u0010\u0001', facts) })
}

/** Needs a password, which no one knows. */
export function protectedPdf(): Uint8Array<ArrayBuffer> {
  const unknown = 'a5'.repeat(32)
  return samplePdf(['Secret'], {
    trailer: `/ID [<00> <00>] /Encrypt <</Filter /Standard /V 1 /R 2 /P -4 /O <${unknown}> /U <${unknown}>>>`,
  })
}
