import { smtpMail } from '@tallgrass/adapters'
import { MailRefused } from '@tallgrass/core'
import { startSmtp, unique } from '@tallgrass/testing'
import ICAL from 'ical.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firstOpenTime } from '../support/booked-calls.ts'
import { fileApp, type TestApp, testApp } from '../support/test-app.ts'
import { startWorker } from '../support/work-on-jobs.ts'

const shared = await fileApp()

async function aBookedCall(app: TestApp = shared) {
  const visitor = app.visitor()
  const start = await firstOpenTime(app.services)
  const email = `hana${unique()}@example.com`
  const { token } = await visitor.trpc.chat.bookCall.mutate({
    type: 'smart-ai-call',
    start,
    timeZone: 'Australia/Lord_Howe',
    attempt: `one-click-of-one-visitor-${unique()}`,
    name: 'Hana Kim; "Bright, Side"',
    email,
  })
  return { email, start, token, trpc: visitor.trpc, file: () => fileOf(app, token) }
}

const fileOf = (app: TestApp, token: string) =>
  app.visitor().rest('GET', `/api/bookings/${token}/calendar.ics`)

/** Parsed by an independent library. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('This file does not have exactly one event')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    summary: event.summary,
    description: event.description,
  }
}

test('a booked call is a calendar file that other programs can read', async () => {
  const { file, start, token } = await aBookedCall()
  const answer = await file()
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="call.ics"',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(readCalendar(answer.text)).toEqual({
    method: 'PUBLISH',
    status: 'CONFIRMED',
    uid: expect.stringMatching(/^[\da-f-]{36}@localhost$/),
    sequence: 0,
    start,
    minutes: 30,
    summary: 'Smart AI Business Consultation with Tallgrass Automation',
    description: expect.stringContaining(`http://localhost:3000/schedule/${token}`),
  })
})

test('its lines end and fold as the format requires', async () => {
  const { text } = await (await aBookedCall()).file()
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a moved call is the same event in a later version, and a cancelled one removes it', async () => {
  const { file, token, trpc } = await aBookedCall()
  const { uid } = readCalendar((await file()).text)
  const start = await firstOpenTime(shared.services)
  await trpc.chat.chooseTime.mutate({ token, start, timeZone: 'UTC' })
  expect(readCalendar((await file()).text)).toMatchObject({ uid, sequence: 1, start, status: 'CONFIRMED' })
  await trpc.chat.cancelBooking.mutate({ token })
  expect(readCalendar((await file()).text)).toMatchObject({
    uid,
    sequence: 2,
    method: 'CANCEL',
    status: 'CANCELLED',
  })
})

test('there is no file for an unknown link, a link that is too long, and a call without a time', async () => {
  const visitor = shared.visitor()
  const lead = { name: 'Hana Kim', email: `hana${unique()}@example.com` }
  const { id: leadId } = await visitor.trpc.chat.createLead.mutate(lead)
  const { schedulingUrl } = await visitor.trpc.chat.createBooking.mutate({ type: 'scorm-demo', leadId })
  const tokens = ['A'.repeat(43), 'A'.repeat(300), schedulingUrl.split('/').at(-1) ?? '']
  const answers = await Promise.all(tokens.map((token) => fileOf(shared, token)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('the confirmation email has the link and the file, and the cancellation has a file that removes the event', async () => {
  const smtp = await startSmtp()
  onTestFinished(smtp.stop)
  const mail = smtpMail({
    url: smtp.url,
    from: 'Tallgrass Automation <hello@tallgrass.example>',
    refused: (reason) => new MailRefused(reason),
  })
  const app = await testApp({ replace: () => ({ mail }) })
  await startWorker(app)
  const { start, token, trpc } = await aBookedCall(app)
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 20_000, interval: 100 })
  const [confirmation] = smtp.received
  const link = `http://localhost:3000/schedule/${token}`
  expect(confirmation?.subject).toMatch(/^Your call with Tallgrass Automation: \w+, November \d+$/)
  expect(confirmation?.text).toContain('Lord Howe Daylight Time')
  expect(confirmation?.text).toContain(link)
  expect(attachedTo(confirmation)).toMatchObject({ method: 'PUBLISH', sequence: 0, start })

  await trpc.chat.cancelBooking.mutate({ token })
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 20_000, interval: 100 })
  expect(smtp.received[1]?.subject).toBe('Your call with Tallgrass Automation is cancelled')
  expect(attachedTo(smtp.received[1])).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 1 })
})

interface ReceivedMail {
  attachments: { filename: string | null; mimeType: string; content: ArrayBuffer | Uint8Array | string }[]
}

function attachedTo(mail: ReceivedMail | undefined) {
  const [file, ...others] = mail?.attachments ?? []
  expect(others).toEqual([])
  expect(file).toMatchObject({ filename: 'call.ics', mimeType: 'text/calendar' })
  const { content = '' } = file ?? {}
  return readCalendar(typeof content === 'string' ? content : new TextDecoder().decode(content))
}
