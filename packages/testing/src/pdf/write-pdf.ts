/** The text of a PDF with these objects, numbered from 1; the first is its catalog. Each character is one byte. */
export function writePdf(objects: string[], trailer = ''): string {
  const places: number[] = []
  let text = '%PDF-1.7\n'
  objects.forEach((object, i) => {
    places.push(text.length)
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
  })
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`
}

/** An object with content. */
export function pdfStream(content: string, facts = ''): string {
  return `<</Length ${content.length} ${facts}>>\nstream\n${content}\nendstream`
}
