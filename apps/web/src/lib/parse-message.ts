/** A piece of a message: plain text, or a link with its label. */
export type MessagePart = { text: string; href?: undefined } | { text: string; href: string }

// [label](target), without nesting, in one pass. A target may contain pairs of parentheses, as many addresses do.
const LINK = /\[([^[\]\n]+)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/g
const BOLD = /\*\*(.+?)\*\*/gs
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

/**
 * Splits a message into text and links; never HTML. Removes bold markers,
 * and reduces links other than http, https and mailto to their label.
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

/** The message as plain text, with links reduced to their labels. */
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
