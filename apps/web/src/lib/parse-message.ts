/** A piece of a message: plain text, or a link with its label. */
export type MessagePart = { text: string; href?: undefined } | { text: string; href: string }

// One pass, nothing nested: [label](target), where a target may hold pairs of brackets, as many addresses do.
const LINK = /\[([^[\]\n]+)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/g
const BOLD = /\*\*(.+?)\*\*/gs
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

/**
 * The text and the links of a message; never HTML. Bold markers are left out,
 * and a link that is not http, https or mailto is no more than its label.
 */
export function parseMessage(text: string): MessagePart[] {
  const message = text.replaceAll(BOLD, '$1')
  const parts: MessagePart[] = []
  let end = 0
  for (const match of message.matchAll(LINK)) {
    const [whole, label = '', target = ''] = match
    add(parts, { text: message.slice(end, match.index) })
    const href = toHref(target)
    add(parts, href ? { text: label, href } : { text: label })
    end = match.index + whole.length
  }
  add(parts, { text: message.slice(end) })
  return parts
}

/** The message as it reads without its links. */
export function messageText(message: string): string {
  return parseMessage(message)
    .map(({ text }) => text)
    .join('')
}

function add(parts: MessagePart[], part: MessagePart): void {
  const last = parts.at(-1)
  if (!part.text) return
  if (part.href === undefined && last && last.href === undefined) last.text += part.text
  else parts.push(part)
}

function toHref(target: string): string | undefined {
  const url = URL.parse(target)
  return url && PROTOCOLS.has(url.protocol) ? url.href : undefined
}
