import { assistant, bookingTypes, knowledge, type Passage } from '@tallgrass/brand'
import type { BookingType } from '@tallgrass/domain'
import type { AssistantAnswer } from '../ports/assistant.ts'
import type { Settings } from '../settings.ts'
import { toLink } from './to-link.ts'

/** The addresses of the site and its calendar. */
export type SiteAddresses = Pick<Settings, 'publicUrl' | 'links'>

/** The form below a reply: with what the visitor has typed, or empty. */
type FormState = 'none' | 'empty' | 'filled'

/** An answer from the site; those from someone’s own records are composed where these are read. */
export type SiteAnswer = Exclude<AssistantAnswer, { kind: 'own' }>
type FoundAnswer = Extract<AssistantAnswer, { kind: 'found' }>

/** The text of a reply. Every claim is followed by links to the pages that it comes from. */
export function composeReply(answer: SiteAnswer, form: FormState, to: SiteAddresses) {
  const parts = answer.kind === 'found' ? found(answer, to) : [withoutSources(answer, to)]
  if (form !== 'none') parts.push(askFor(form, answer))
  else if (answer.kind === 'form') parts.push(assistant.knownAlready)
  else if (answer.suggestedBookingType) parts.push(offer(answer.suggestedBookingType, to))
  return parts.filter(Boolean).join('\n\n')
}

function askFor(form: FormState, { kind }: SiteAnswer): string {
  if (kind === 'spanish') return assistant.spanish.askForLead
  return form === 'filled' ? assistant.checkDetails : assistant.askForLead
}

/** Turns an answer that cites none of our passages, or is no answer from the site, into 'unknown'. */
export function withKnownPassages(answer: AssistantAnswer): SiteAnswer {
  if (answer.kind !== 'found' && answer.kind !== 'own') return answer
  if (answer.kind === 'found') {
    const passages = answer.passages.filter((id) => passageOf(id))
    const text = withoutYes(withoutLinks(answer.text).trim())
    if (passages.length > 0 && text) return { ...answer, text, passages }
  }
  const { confidence, suggestedBookingType, wantsContact } = answer
  return { kind: 'unknown', asksUs: false, intent: 'unknown', confidence, suggestedBookingType, wantsContact }
}

function found({ apologizes, passages, text }: FoundAnswer, to: SiteAddresses): string[] {
  const cited = passages.flatMap((id) => passageOf(id) ?? [])
  const pages = new Map(cited.map((passage) => [passage.href, toLink(passage.title, passage.href, to)]))
  const label = pages.size === 1 ? assistant.source : assistant.sources
  const sources = `${label}: ${[...pages.values()].join(', ')}`
  return apologizes ? [assistant.apology, text, sources] : [text, sources]
}

function withoutSources(answer: Exclude<SiteAnswer, FoundAnswer>, to: SiteAddresses): string {
  if (answer.kind === 'small-talk') return assistant.smallTalk[answer.talk]
  // The request for the details is all that is said.
  if (answer.kind === 'form') return ''
  const { person, text } = withPerson(answer)
  return `${text} ${toLink(person, personPage(), to)}`
}

function withPerson(answer: Exclude<SiteAnswer, FoundAnswer | { kind: 'small-talk' | 'form' }>) {
  const { askUs, noOrders, person, spanish, unknown } = assistant
  if (answer.kind === 'spanish') return { text: spanish.answer, person: spanish.person }
  if (answer.kind === 'no-orders') return { text: noOrders, person }
  return { text: answer.asksUs ? askUs : unknown, person }
}

function offer(type: BookingType, to: SiteAddresses): string {
  return `${bookingTypes[type].label}: ${toLink(assistant.pickTime, schedulerFor(type, to), to)}`
}

/** Our own calendar opens with this kind of call. */
function schedulerFor(type: BookingType, { links: { schedulerUrl } }: SiteAddresses): string {
  return schedulerUrl.startsWith('/') ? `${schedulerUrl}?kind=${type}` : schedulerUrl
}

function personPage(): string {
  return passageOf('contact')?.href ?? '/'
}

function passageOf(id: string): Passage | undefined {
  return knowledge.find((passage) => passage.id === id)
}

/** Replaces links with their text, because only our own code may add links. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}

/** Removes a leading “Yes”, which would confirm whatever a message claims besides its question. */
function withoutYes(text: string): string {
  const rest = text.replace(/^\W*yes\b\W*/iu, '')
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1)
}
