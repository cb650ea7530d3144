import { pdfStream, writePdf } from './write-pdf.ts'

/** A PDF of one page with one line of text. */
export function smallPdf(line: string): Buffer {
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    pdfStream(`BT /F1 12 Tf 72 720 Td (${line.replaceAll(/[()\\]/g, ' ')}) Tj ET`),
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ]
  return Buffer.from(writePdf(objects), 'latin1')
}
