import { parseId, parseInstant } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { officeCalendar } from './office-calendar.ts'

type Call = Parameters<typeof officeCalendar>[0][number]

const id = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'
const publicUrl = 'https://tallgrass.example'
const call: Call = {
  id: parseId('Booking', id),
  leadId: parseId('Lead', id),
  clientId: null,
  type: 'smart-ai-call',
  status: 'scheduled',
  schedulingEventUri: null,
  scheduledFor: parseInstant('2026-11-24T15:00:00.000Z'),
  endsAt: parseInstant('2026-11-24T15:30:00.000Z'),
  visitorTimeZone: 'America/Denver',
  notes: null,
  metadata: { phone: null },
  sequence: 0,
  createdAt: parseInstant('2026-11-20T15:00:00.000Z'),
  name: 'Hana Kim',
  email: 'hana@example.com',
  phone: null,
  company: null,
}

const write = (...changes: Partial<Call>[]) =>
  officeCalendar(
    changes.map((change) => ({ ...call, ...change })),
    { now: new Date('2026-11-21T09:00:00Z'), publicUrl },
  )

/** The lines as they were before folding. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a call is an event with who, when and how to reach them', () => {
  const lines = linesOf(write({ phone: '(214) 555-0123', company: 'Brightside', sequence: 3 }))
  expect(lines.slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tallgrass Automation//Calls//EN',
  ])
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Tallgrass Automation Calls',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      `UID:${id}@tallgrass.example`,
      'SEQUENCE:3',
      'DTSTAMP:20261121T090000Z',
      'DTSTART:20261124T150000Z',
      'DTEND:20261124T153000Z',
      'SUMMARY:Hana Kim\\, Smart AI Business Consultation',
      'LOCATION:(214) 555-0123',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      `URL;VALUE=URI:${publicUrl}/portal/admin/leads?lead=${id}`,
      `DESCRIPTION:Phone: (214) 555-0123\\nEmail: hana@example.com\\nCompany: Brightside\\nTheir time zone: America/Denver\\n\\nBack office: ${publicUrl}/portal/admin/leads?lead=${id}`,
    ]),
  )
})

test.each([
  ['cancelled', 'CANCELLED', 'TRANSPARENT', 'Cancelled: Hana Kim'],
  ['no-show', 'CONFIRMED', 'OPAQUE', 'No-show: Hana Kim'],
  ['completed', 'CONFIRMED', 'OPAQUE', 'Hana Kim'],
] as const)('a call that is %s says so', (status, shown, transparency, summary) => {
  const lines = linesOf(write({ status }))
  expect(lines).toEqual(
    expect.arrayContaining([
      `STATUS:${shown}`,
      `TRANSP:${transparency}`,
      `SUMMARY:${summary}\\, Smart AI Business Consultation`,
    ]),
  )
})

test('the number left for the call comes before the one of the lead', () => {
  const lines = linesOf(write({ phone: '(214) 555-0123', metadata: { phone: '(972) 555-0117' } }))
  expect(lines).toContain('LOCATION:(972) 555-0117')
})

test('what visitors typed cannot end a line or add an event', () => {
  const text = write({
    name: 'Kim, Hana; "Bright\\Side"\r\nEND:VEVENT',
    notes: 'First line\nEND:VCALENDAR\rBEGIN:VEVENT',
  })
  const lines = linesOf(text)
  expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  expect(lines).toContain(
    'SUMMARY:Kim\\, Hana\\; "Bright\\\\Side"\\nEND:VEVENT\\, Smart AI Business Consultation',
  )
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('lines have at most 75 octets, and no character is torn', () => {
  const notes = 'Zoë 🌾 says: „Grüße“. '.repeat(20)
  const text = write({ notes })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(text).find((line) => line.startsWith('DESCRIPTION:'))).toContain(notes)
  // Each line is valid on its own.
  for (const line of text.split('\r\n')) expect(line.isWellFormed()).toBe(true)
})

test('without calls it is a calendar all the same', () => {
  expect(linesOf(write()).filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'END:VCALENDAR',
  ])
})
