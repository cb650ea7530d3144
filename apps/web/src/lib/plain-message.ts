const BOLD = /\*\*(.+?)\*\*/gs
const LINK = /\[([^\]]+)\]\([^)\s]+\)/g

/** What was said in the chat, without the marks of bold text and the addresses of links. */
export function plainMessage(text: string): string {
  return text.replaceAll(LINK, '$1').replaceAll(BOLD, '$1')
}
