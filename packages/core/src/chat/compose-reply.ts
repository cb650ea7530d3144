import { assistant, bookingTypes, knowledge, type Passage } from '@tallgrass/brand'
import type { BookingType } from '@tallgrass/domain'
import type { Settings } from '../ctx.ts'
import type { AssistantAnswer } from '../ports/assistant.ts'

/** The addresses of the site and its calendar. */
export type SiteAddresses = Pick<Settings, 'publicUrl' | 'links'>

/** The text of a reply. Every claim is followed by links to the pages that it comes from. */
export function composeReply(answer: AssistantAnswer, asksForLead: boolean, to: SiteAddresses) {
  const parts = answer.kind === 'found' ? found(answer, to) : [withoutSources(answer, to)]
  if (asksForLead) parts.push(assistant.askForLead)
  else if (answer.suggestedBookingType) parts.push(offer(answer.suggestedBookingType, to))
  return parts.join('\n\n')
}

/** Turns an answer that cites none of our passages into 'unknown'. */
export function withKnownPassages(answer: AssistantAnswer): AssistantAnswer {
  if (answer.kind !== 'found') return answer
  const passages = answer.passages.filter((id) => passageOf(id))
  const text = withoutLinks(answer.text).trim()
  if (passages.length > 0 && text) return { ...answer, text, passages }
  const { confidence, suggestedBookingType, wantsContact } = answer
  return { kind: 'unknown', intent: 'unknown', confidence, suggestedBookingType, wantsContact }
}

function found(
  { passages, text }: { text: string; passages: readonly string[] },
  to: SiteAddresses,
): string[] {
  const cited = passages.flatMap((id) => passageOf(id) ?? [])
  const pages = new Map(cited.map((passage) => [passage.href, link(passage.title, passage.href, to)]))
  const label = pages.size === 1 ? assistant.source : assistant.sources
  return [text, `${label}: ${[...pages.values()].join(', ')}`]
}

function withoutSources(answer: Exclude<AssistantAnswer, { kind: 'found' }>, to: SiteAddresses): string {
  if (answer.kind === 'small-talk') return assistant.smallTalk[answer.talk]
  return `${assistant.unknown} ${link(assistant.person, personPage(), to)}`
}

function offer(type: BookingType, to: SiteAddresses): string {
  return `${bookingTypes[type].label}: ${link(assistant.pickTime, to.links.schedulerUrl, to)}`
}

function personPage(): string {
  return passageOf('contact')?.href ?? '/'
}

function passageOf(id: string): Passage | undefined {
  return knowledge.find((passage) => passage.id === id)
}

function link(title: string, href: string, { publicUrl }: SiteAddresses): string {
  return `[${title}](${new URL(href, publicUrl).href})`
}

/** Replaces links with their text, because only our own code may add links. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}
