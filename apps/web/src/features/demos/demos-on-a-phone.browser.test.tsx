import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDemo } from '../../testing/open-demo'
import { pass } from '../../testing/passing-time'

const BAR_PX = 64
/** Some room is left at the foot of a screen of 375 × 812. */
const FOOT_PX = 740

async function openOnPhone(id: Parameters<typeof openDemo>[0]) {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(375, 812)
  return openDemo(id)
}

/** Expects that all of it is between the bar and the foot. */
async function expectInView(what: { element: () => Element }) {
  await expect.poll(() => what.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(BAR_PX)
  await expect.poll(() => what.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(FOOT_PX)
}

type Demo = Awaited<ReturnType<typeof openDemo>>['demo']

async function sendLead(demo: Demo) {
  await demo.getByLabelText('Name', { exact: true }).fill('Dana Whitfield')
  await demo.getByLabelText('Email').fill('dana@harlow.example')
  await demo.getByLabelText('Company').fill('Harlow Street')
  await demo
    .getByLabelText('What do you need help with?')
    .fill('Our shower floor leaks, and we need help soon')
  await demo.getByRole('button', { name: 'Send Lead' }).click()
}

test('each reply to a lead comes into view, and the steps fold', async () => {
  const { demo } = await openOnPhone('speed-to-lead')
  await sendLead(demo)
  await expectInView(demo.getByRole('timer'))
  const steps = demo.getByRole('list', { name: 'Outreach in under 5 seconds' })
  await expect.element(steps).not.toBeInTheDocument()
  for (const [index, ms] of [1500, 1500, 1500].entries()) {
    pass(ms)
    await expectInView(demo.getByText('Okafor Tile & Stone', { exact: true }).nth(index))
  }
  await demo.getByRole('button', { name: 'All 4 steps are done' }).click()
  await expect.element(steps).toBeVisible()
})

test('a reader who scrolls away stays there', async () => {
  const { demo } = await openOnPhone('speed-to-lead')
  await sendLead(demo)
  pass(1500)
  await expectInView(demo.getByText('Okafor Tile & Stone', { exact: true }))
  window.scrollTo({ top: 0, behavior: 'instant' })
  pass(3000)
  await expect.element(demo.getByText(/Done. Most businesses/)).toBeInTheDocument()
  await expect.poll(() => window.scrollY).toBe(0)
})

test('the chat is in view with the field to write in', async () => {
  const { demo } = await openOnPhone('whatsapp-booking')
  const field = demo.getByLabelText('Message', { exact: true })
  await expectInView(field)
  await field.fill('book')
  await userEvent.keyboard('{Enter}')
  pass(1500)
  await expectInView(demo.getByRole('log'))
  await expectInView(field)
})

test('the optimized page comes into view', async () => {
  const { demo } = await openOnPhone('ai-seo')
  for (const [label, text] of Object.entries({ Business: 'Okafor', Service: 'tile', Location: 'Plano' }))
    await demo.getByLabelText(label).fill(text)
  await demo.getByRole('button', { name: 'Start Optimization' }).click()
  await expectInView(demo.getByRole('list', { name: 'See your page before and after' }))
  pass(8000)
  await expectInView(demo.getByRole('region', { name: 'Before', exact: true }))
  await expectInView(demo.getByRole('heading', { name: 'After', exact: true }))
  await expect.element(demo.getByRole('textbox', { name: 'Business' })).not.toBeInTheDocument()
})

test('a call is in view: the ring with its buttons, then what is said, with the controls', async () => {
  const { demo } = await openOnPhone('ai-receptionist')
  await demo.getByRole('button', { name: 'Simulate Incoming Call' }).click()
  await expectInView(demo.getByRole('switch', { name: 'Sound' }))
  await demo.getByRole('button', { name: 'Answer' }).click()
  pass(1000)
  await expectInView(demo.getByRole('log', { name: 'Transcript' }))
  await expectInView(demo.getByRole('button', { name: 'End' }))
  pass(40_000)
  await expectInView(demo.getByRole('log', { name: 'Transcript' }))
  await expectInView(demo.getByRole('region', { name: 'Call ended' }))
})

test('request, review and reply come into view one after the other', async () => {
  const { demo } = await openOnPhone('review-flywheel')
  await demo.getByRole('button', { name: /Dana Whitfield/ }).click()
  await expectInView(demo.getByRole('article', { name: 'Review request' }))
  pass(3000)
  await expectInView(demo.getByRole('article', { name: 'Review on Facebook' }))
  pass(5000)
  await expect.element(demo.getByText("Posted after the owner's approval")).toBeVisible()
  await expectInView(demo.getByRole('article', { name: 'Reply from Okafor Tile & Stone' }))
})
