/** A PDF of one page with one line of text. */
export function smallPdf(line: string): Buffer {
  const drawing = `BT /F1 12 Tf 72 720 Td (${line.replaceAll(/[()\\]/g, ' ')}) Tj ET`
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ]
  const places: number[] = []
  let text = '%PDF-1.7\n'
  objects.forEach((object, i) => {
    places.push(text.length)
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
  })
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size} /Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
