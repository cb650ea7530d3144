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

test('the parts of the contact address form an email address', () => {
  expect(contactEmail()).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
})

test('opening times precede closing times, and the time zone exists', () => {
  for (const { opens, closes } of hours.openings) expect(opens < closes).toBe(true)
  expect(() => new Intl.DateTimeFormat('en-US', { timeZone: hours.timeZone })).not.toThrow()
})

test('every demo has a card and a tech stack, and no text contains an exclamation mark', () => {
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

test('the review demo covers every sentiment, and the receptionist demo every call outcome', () => {
  const moods = new Set(reviewFlywheelDemo.customers.map(({ sentiment }) => sentiment))
  expect(moods).toEqual(new Set(['positive', 'neutral', 'negative']))
  expect(aiReceptionistDemo.scenarios.map(({ outcome }) => outcome)).toEqual([
    'resolved',
    'booking',
    'transfer',
    'voicemail',
  ])
})

test('every DevLab product has a page with at least four points and valid links', () => {
  expect(new Set(devlab.products.map(({ slug }) => slug)).size).toBe(devlab.products.length)
  for (const { bullets, earlyAccessUrl, loginUrl, slug } of devlab.products) {
    expect(slug).toMatch(/^[a-z\d-]+$/)
    expect(bullets.length).toBeGreaterThanOrEqual(4)
    for (const url of [earlyAccessUrl, loginUrl]) expect(url ?? 'https://').toMatch(/^https:\/\//)
  }
})

test('every project template has tasks for both sides, in the order of their dates', () => {
  for (const { checklist, tasks, tools } of Object.values(projectTemplates)) {
    const days = tasks.map(({ day }) => day)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(new Set(tasks.map(({ owner }) => owner))).toEqual(new Set(['ADMIN', 'CLIENT']))
    expect(checklist.filter(({ required }) => required).length).toBeGreaterThanOrEqual(3)
    expect(tools.length).toBeGreaterThan(0)
    for (const { detail, title } of tasks) expect(`${title} ${detail}`).not.toContain('!')
  }
})

test('the help page answers eight different questions, without exclamation marks', () => {
  const asked = help.questions.entries.map(({ question }) => question)
  expect(new Set(asked).size).toBe(8)
  expect(JSON.stringify(help)).not.toContain('!')
})

test('documents to sign only contain fields that are filled in', () => {
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
