/** The fields of S3's answers: flat XML without attributes that matter. Undefined if there is no such field. */
export function readField(xml: string, name: string): string | undefined {
  return elementsOf(xml, name)[0]
}

/** The contents of all elements of this name, in their order, with entities resolved. */
export function elementsOf(xml: string, name: string): string[] {
  const element = new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`, 'g')
  return [...xml.matchAll(element)].map(([, content = '']) =>
    content.includes('<') ? content : resolveEntities(content),
  )
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function resolveEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return ENTITIES[name] ?? entity
  })
}
