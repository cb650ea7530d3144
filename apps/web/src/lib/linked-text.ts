/** A part of a text; with the address if it is a link. */
export interface TextPart {
  text: string
  href?: string
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"“”]+|\bmailto:[^\s<>"“”]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
/** What ends a sentence, and does not belong to the address before it. */
const ENDING = /[.,;:!?'’)\]}]+$/

/** Finds the web and mail addresses in a text. No other kind of address becomes a link. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const shown = withoutEnding(found)
    const href = toLink(shown)
    if (href === undefined) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: shown, href })
    from = index + shown.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** A closing bracket belongs to an address that opens it. */
function withoutEnding(found: string): string {
  const cut = found.replace(ENDING, '')
  const next = found.slice(cut.length, cut.length + 1)
  const opens = next === ')' && cut.split('(').length > cut.split(')').length
  return opens ? `${cut})` : cut
}

function toLink(text: string): string | undefined {
  const isMail = !/^(https?|mailto):/i.test(text)
  return toSafeLink(isMail ? `mailto:${text}` : text)
}

/** The address, if a link may lead there; undefined for scripts and the like. */
function toSafeLink(address: string): string | undefined {
  const url = URL.parse(address)
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}
