import { describe, expect, test } from 'vitest'
import { asksForLead, type ConversationState } from './assistant.ts'

const firstQuestion: ConversationState = {
  intent: 'question',
  wantsContact: false,
  turns: 1,
  unsure: 0,
  isClient: false,
  leadAsked: false,
  asksForForm: false,
  isSignedIn: false,
}
const asks = (state: Partial<ConversationState>) => asksForLead({ ...firstQuestion, ...state })

describe('the lead is asked for', () => {
  test('right away when someone clearly wants to buy or to speak to a person', () => {
    expect(asks({ intent: 'booking', wantsContact: true })).toBe(true)
    expect(asks({ intent: 'person', wantsContact: true })).toBe(true)
    expect(asks({ intent: 'scorm', wantsContact: true })).toBe(true)
  })

  test('when a second question could not be answered', () => {
    expect(asks({ intent: 'unknown', unsure: 1 })).toBe(false)
    expect(asks({ intent: 'unknown', unsure: 2, turns: 2 })).toBe(true)
  })

  test('again when someone asks for the form or has typed their details', () => {
    expect(asks({ asksForForm: true, leadAsked: true })).toBe(true)
    expect(asks({ asksForForm: true, isClient: true })).toBe(true)
  })

  test('on the fourth message', () => {
    expect(asks({ turns: 3 })).toBe(false)
    expect(asks({ turns: 4 })).toBe(true)
    expect(asks({ turns: 4, intent: 'small-talk' })).toBe(true)
  })
})

describe('the lead is not asked for', () => {
  test('after small talk or a first question', () => {
    expect(asks({})).toBe(false)
    expect(asks({ intent: 'small-talk' })).toBe(false)
    expect(asks({ intent: 'pricing' })).toBe(false)
  })

  test('a second time', () => {
    expect(asks({ leadAsked: true, wantsContact: true })).toBe(false)
    expect(asks({ leadAsked: true, turns: 9, unsure: 5, intent: 'unknown' })).toBe(false)
  })

  test('when a client has a problem, however often they write', () => {
    expect(asks({ intent: 'support', turns: 7 })).toBe(false)
    expect(asks({ intent: 'support', asksForForm: true })).toBe(false)
    expect(asks({ isClient: true, intent: 'unknown', unsure: 3, turns: 7 })).toBe(false)
    expect(asks({ isClient: true, intent: 'person', wantsContact: true })).toBe(false)
  })
})

test('someone signed in is never asked, whatever they want', () => {
  const wants: ConversationState['intent'][] = ['booking', 'person', 'unknown', 'scorm']
  for (const intent of wants) {
    expect(asks({ isSignedIn: true, intent, wantsContact: true, asksForForm: true, turns: 9 })).toBe(false)
  }
})

test('a client who wants something new is asked like anyone else', () => {
  expect(asks({ isClient: true, intent: 'booking', wantsContact: true })).toBe(true)
})
