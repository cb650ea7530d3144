import type { Settings } from '../settings.ts'

/** A link of a chat message to a page of this site, or to another address. */
export function toLink(title: string, href: string, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return `[${plainWords(title)}](${new URL(href, publicUrl).href})`
}

/** Words that someone has typed, which neither begin nor end a link of a chat message. */
export function plainWords(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')').replaceAll(/\s+/g, ' ').trim()
}
