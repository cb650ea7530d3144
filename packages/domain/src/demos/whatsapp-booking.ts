import { fillTemplate } from './fill-template.ts'
import type { Timeline } from './timeline.ts'

/** How long the assistant appears to type, in milliseconds. */
export const TYPING_DELAY_MS = 1500
/** How long the booking link takes, in milliseconds after a valid address. */
export const LINK_GENERATION_MS = 3000

/** The assistant's messages; `{company}` and `{email}` stand for what the visitor wrote. */
export interface BookingScript {
  greeting: string
  services: string
  help: string
  askCompany: string
  askEmail: string
  /** Asked after an invalid address. */
  askEmailAgain: string
  generating: string
  onItsWay: string
  link: string
  alreadyBooked: string
}

export type BookingStage = 'idle' | 'awaiting_company' | 'awaiting_email' | 'generating_link' | 'completed'

export interface DemoChatMessage {
  id: number
  text: string
  isUser: boolean
  /** The booking link is shown below the message. */
  hasLink: boolean
  timestamp: number
}

interface UnreadMessage {
  text: string
  answerAt: number
  /** Sent while the link was being made. The reply says so, even if the link has arrived since. */
  whileGenerating: boolean
}

export interface BookingState {
  stage: BookingStage
  company: string
  email: string
  messages: DemoChatMessage[]
  /** The visitor's messages without a reply yet, oldest first. */
  unread: UnreadMessage[]
  linkAt: number | null
}

export type BookingEvent = { type: 'send'; text: string }

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** A chat that takes a booking, with the messages of `script`. */
export function whatsappBooking(script: BookingScript): Timeline<BookingState, BookingEvent> {
  return {
    start: (now) =>
      say(
        { stage: 'idle', company: '', email: '', messages: [], unread: [], linkAt: null },
        script.greeting,
        now,
      ),
    on(state, event, now) {
      const text = event.text.trim()
      if (!text) return state
      const whileGenerating = state.stage === 'generating_link'
      const unread = [...state.unread, { text, answerAt: now + TYPING_DELAY_MS, whileGenerating }]
      return append({ ...state, unread }, { text, isUser: true, hasLink: false, timestamp: now })
    },
    nextAt({ linkAt, unread: [oldest] }) {
      if (linkAt === null) return oldest?.answerAt ?? null
      return Math.min(linkAt, oldest?.answerAt ?? linkAt)
    },
    step(state, at) {
      if (state.linkAt === at)
        return say({ ...state, stage: 'completed', linkAt: null }, script.link, at, { hasLink: true })
      const [oldest, ...unread] = state.unread
      return oldest ? answer({ ...state, unread }, oldest, script, at) : state
    },
  }
}

function answer(
  state: BookingState,
  message: UnreadMessage,
  script: BookingScript,
  at: number,
): BookingState {
  if (message.whileGenerating || state.stage === 'generating_link') return say(state, script.onItsWay, at)
  switch (state.stage) {
    case 'completed':
      return say(state, script.alreadyBooked, at)
    case 'awaiting_company':
      return say({ ...state, stage: 'awaiting_email', company: message.text }, script.askEmail, at)
    case 'awaiting_email': {
      if (!EMAIL.test(message.text)) return say(state, script.askEmailAgain, at)
      const linkAt = at + LINK_GENERATION_MS
      return say({ ...state, stage: 'generating_link', email: message.text, linkAt }, script.generating, at)
    }
    default:
      return answerIdle(state, message.text.toLowerCase(), script, at)
  }
}

function answerIdle(state: BookingState, text: string, script: BookingScript, at: number): BookingState {
  if (text.includes('book')) return say({ ...state, stage: 'awaiting_company' }, script.askCompany, at)
  return say(state, text.includes('info') ? script.services : script.help, at)
}

function say(state: BookingState, template: string, at: number, { hasLink = false } = {}): BookingState {
  const text = fillTemplate(template, { company: state.company, email: state.email })
  return append(state, { text, isUser: false, hasLink, timestamp: at })
}

function append(state: BookingState, message: Omit<DemoChatMessage, 'id'>): BookingState {
  return { ...state, messages: [...state.messages, { id: state.messages.length + 1, ...message }] }
}
