import { expect, test } from 'vitest'
import {
  aiReceptionistDemo,
  aiSeoDemo,
  contactEmail,
  demoPage,
  demoStacks,
  demos,
  devlab,
  documents,
  help,
  hours,
  mergeFields,
  projectTemplates,
  recordLists,
  reviewFlywheelDemo,
  speedToLeadDemo,
  whatsappBookingDemo,
} from './index.ts'

test('the address in pieces is an e-mail address once put together', () => {
  expect(contactEmail()).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
})

test('the business opens before it closes, in a time zone that exists', () => {
  for (const { opens, closes } of hours.openings) expect(opens < closes).toBe(true)
  expect(() => new Intl.DateTimeFormat('en-US', { timeZone: hours.timeZone })).not.toThrow()
})

test('every demo has a card, a stack and words without shouting', () => {
  const ids = demos.map(({ id }) => id)
  expect(new Set(ids).size).toBe(5)
  expect(Object.keys(demoStacks)).toEqual(ids)
  const words = JSON.stringify([
    demoPage,
    demos,
    demoStacks,
    aiReceptionistDemo,
    aiSeoDemo,
    reviewFlywheelDemo,
    speedToLeadDemo,
    whatsappBookingDemo,
  ])
  expect(words).not.toContain('!')
})

test('the flywheel has a customer of each sentiment, and the receptionist a call of each outcome', () => {
  const moods = new Set(reviewFlywheelDemo.customers.map(({ sentiment }) => sentiment))
  expect(moods).toEqual(new Set(['positive', 'neutral', 'negative']))
  expect(aiReceptionistDemo.scenarios.map(({ outcome }) => outcome)).toEqual([
    'resolved',
    'booking',
    'transfer',
    'voicemail',
  ])
})

test('every product of the lab has a page of its own with something to say', () => {
  expect(new Set(devlab.products.map(({ slug }) => slug)).size).toBe(devlab.products.length)
  for (const { bullets, earlyAccessUrl, loginUrl, slug } of devlab.products) {
    expect(slug).toMatch(/^[a-z\d-]+$/)
    expect(bullets.length).toBeGreaterThanOrEqual(4)
    for (const url of [earlyAccessUrl, loginUrl]) expect(url ?? 'https://').toMatch(/^https:\/\//)
  }
})

test('every type of project begins with work for both sides, in the order of its dates', () => {
  for (const { checklist, tasks, tools } of Object.values(projectTemplates)) {
    const days = tasks.map(({ day }) => day)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(new Set(tasks.map(({ owner }) => owner))).toEqual(new Set(['ADMIN', 'CLIENT']))
    expect(checklist.filter(({ required }) => required).length).toBeGreaterThanOrEqual(3)
    expect(tools.length).toBeGreaterThan(0)
    for (const { detail, title } of tasks) expect(`${title} ${detail}`).not.toContain('!')
  }
})

test('the help page answers eight questions, each once and without shouting', () => {
  const asked = help.questions.entries.map(({ question }) => question)
  expect(new Set(asked).size).toBe(8)
  expect(JSON.stringify(help)).not.toContain('!')
})

test('documents to sign hold no fields but those that are filled', () => {
  const known = [...mergeFields, ...recordLists].map((name) => `{${name}}`)
  const templates = [...Object.values(documents.byType), ...Object.values(documents.terms)]
  for (const template of templates) {
    const used = JSON.stringify(template).match(/\{\w+\}/g) ?? []
    expect(used.filter((field) => !known.includes(field))).toEqual([])
    expect(used).toContain('{client}')
    expect(used).toContain('{provider}')
  }
  expect(JSON.stringify(documents.byType.retainer)).toContain('{amount}')
})
