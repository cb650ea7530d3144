// Guards: join-waitlist

import { unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { meetingPoint } from '../support/gate.ts'
import { fileApp, type TestApp } from '../support/test-app.ts'

const PATH = '/api/devlab/waitlist'
const CSV = '/api/admin/waitlist.csv'

const shared = await fileApp()
const { db } = shared.services.database

const aSubmission = (more: object = {}) => ({
  name: 'Maren Okafor',
  email: `maren${unique()}@example.com`,
  company: 'Okafor Tile & Stone',
  role: 'Owner',
  useCase: 'Showing new tile setters how we prepare a floor',
  product: 'tallgrass-scorm',
  ...more,
})

const join = (body: unknown, app: TestApp = shared) => app.visitor().rest('POST', PATH, body)

const entriesOf = (email: string) =>
  db.selectFrom('waitlistEntries').selectAll().where('email', '=', email).execute()

const testersOf = (email: string) =>
  db.selectFrom('betaTesters').selectAll().where('email', '=', email).execute()

describe('joining', () => {
  test('stores the whole submission', async () => {
    const submission = aSubmission()
    expect(await join(submission)).toMatchObject({ status: 200, body: { ok: true } })
    const createdAt = shared.clock.now().toISOString()
    expect(await entriesOf(submission.email)).toEqual([{ ...submission, id: expect.any(String), createdAt }])
  })

  test('again updates the entry, keeps its place, and succeeds', async () => {
    const first = aSubmission()
    await join(first)
    const [before] = await entriesOf(first.email)
    shared.clock.advance({ minutes: 5 })
    const again = {
      ...first,
      email: first.email.toUpperCase(),
      role: 'Trainer',
      useCase: 'Teaching grouting',
    }
    expect(await join(again)).toMatchObject({ status: 200 })
    expect(await entriesOf(first.email)).toEqual([
      { ...before, role: 'Trainer', useCase: 'Teaching grouting' },
    ])
  })

  test('several times at once results in one entry', async () => {
    const submission = aSubmission()
    const meet = meetingPoint(5)
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map(async (word) => {
        await meet()
        return join({ ...submission, company: `Company ${word}` })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await entriesOf(submission.email)).toHaveLength(1)
    expect(await testersOf(submission.email)).toHaveLength(1)
  })

  test('is recorded as a new or updated entry', async () => {
    const submission = aSubmission()
    await join(submission)
    shared.clock.advance({ minutes: 1 })
    await join(submission)
    const [entry] = await entriesOf(submission.email)
    const { items } = await (await shared.admin()).trpc.admin.audit.list.query({ entityId: entry?.id })
    const { useCase: _, ...after } = submission
    expect(items).toMatchObject([
      { action: 'waitlist-entry.update', after, actorName: null },
      { action: 'waitlist-entry.create', after, actorName: null },
    ])
  })

  test('works through the procedure too', async () => {
    const submission = aSubmission({ product: 'tallgrass-echo' })
    expect(await shared.visitor().trpc.demos.joinWaitlist.mutate(submission)).toEqual({ ok: true })
  })
})

describe('testers', () => {
  test.each([
    ['tallgrass-scorm', { wantsScorm: true, wantsStrides: false }],
    ['tallgrass-strides', { wantsScorm: false, wantsStrides: true }],
  ])('a person who joins for %s gets its flag', async (product, flags) => {
    const submission = aSubmission({ product })
    await join(submission)
    expect(await testersOf(submission.email)).toMatchObject([
      {
        firstName: 'Maren',
        lastName: 'Okafor',
        organization: 'Okafor Tile & Stone',
        role: 'Owner',
        comments: submission.useCase,
        ...flags,
      },
    ])
  })

  test('a product without a beta program adds no tester', async () => {
    const submission = aSubmission({ product: 'tallgrass-echo' })
    await join(submission)
    expect(await testersOf(submission.email)).toEqual([])
  })

  test('a second product adds its flag and overwrites no filled field', async () => {
    const submission = aSubmission({ name: 'Maren' })
    await join(submission)
    await join({
      ...submission,
      name: 'M. Okafor',
      company: 'Other Works',
      role: 'Boss',
      product: 'tallgrass-strides',
    })
    expect(await testersOf(submission.email)).toMatchObject([
      {
        firstName: 'Maren',
        lastName: 'Okafor',
        organization: 'Okafor Tile & Stone',
        role: 'Owner',
        wantsScorm: true,
        wantsStrides: true,
      },
    ])
    expect(await entriesOf(submission.email)).toHaveLength(2)
  })
})

describe('refuses', () => {
  test.each([
    ['name', 'M', 'Name must be at least 2 characters'],
    ['name', '   ', 'Name must be at least 2 characters'],
    ['email', 'maren', 'Please enter a valid email address'],
    ['company', 'O', 'Company name must be at least 2 characters'],
    ['role', '', 'Role must be at least 2 characters'],
    ['useCase', 'Too short', 'Please describe your use case (minimum 10 characters)'],
    ['useCase', 'x'.repeat(5001), 'Use case must be at most 5000 characters'],
    ['product', undefined, 'Product is required'],
    ['product', 'tallgrass-nothing', 'This product does not exist'],
  ])('%s %j', async (path, value, message) => {
    const submission = aSubmission()
    expect(await join({ ...submission, [path]: value })).toMatchObject({
      status: 400,
      body: { error: message, code: 'INVALID', issues: [{ path, message }] },
    })
    expect(await entriesOf(submission.email)).toEqual([])
  })

  test('the twenty-first submission from an IP address within an hour', async () => {
    const { rest } = shared.visitor()
    for (let n = 0; n < 20; n++)
      expect(await rest('POST', PATH, aSubmission())).toMatchObject({ status: 200 })
    const refused = await rest('POST', PATH, aSubmission())
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(await join(aSubmission())).toMatchObject({ status: 200 })
  })
})

describe('the admin list', async () => {
  /** An administrator of a server with exactly these three entries. */
  const reader = await givenEntries(await fileApp())

  async function givenEntries(app: TestApp) {
    for (const [name, company, product] of [
      ['Ana Ruiz', 'Ruiz Tiles', 'tallgrass-scorm'],
      ['Ben Dalton', '100% Glass', 'tallgrass-echo'],
      ['Cleo Nwosu', '=Nwosu Law', 'tallgrass-scorm'],
    ]) {
      await join(aSubmission({ name, company, product }), app)
      app.clock.advance({ minutes: 1 })
    }
    return app.admin()
  }

  test('is newest first, searched and filtered, page by page', async () => {
    const { trpc } = reader
    const names = async (input: Parameters<typeof trpc.admin.waitlist.list.query>[0]) =>
      (await trpc.admin.waitlist.list.query(input)).items.map(({ name }) => name)
    expect(await names({})).toEqual(['Cleo Nwosu', 'Ben Dalton', 'Ana Ruiz'])
    expect(await names({ product: 'tallgrass-scorm' })).toEqual(['Cleo Nwosu', 'Ana Ruiz'])
    expect(await names({ search: 'RUIZ' })).toEqual(['Ana Ruiz'])
    expect(await names({ search: '%' })).toEqual(['Ben Dalton'])
    expect(await names({ search: 'nwosu', product: 'tallgrass-echo' })).toEqual([])
    const first = await trpc.admin.waitlist.list.query({ limit: 2 })
    expect(await names({ limit: 2, cursor: first.nextCursor })).toEqual(['Ana Ruiz'])
  })

  test('can be downloaded as CSV with the same filters', async () => {
    const { rest } = reader
    const { headers, status, text } = await rest('GET', `${CSV}?product=tallgrass-scorm`)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe('attachment; filename="waitlist-2026-11-20.csv"')
    const [header, newest, oldest, end] = text.replace(/^\uFEFF/, '').split('\r\n')
    expect(header).toBe('When,Product,Name,Email,Company,Role,Use case,ID')
    expect(newest).toContain(',tallgrass-scorm,Cleo Nwosu,')
    expect(newest).toContain(",'=Nwosu Law,")
    expect(oldest).toContain(',Ana Ruiz,')
    expect(end).toBe('')
  })

  test('refuses a visitor and a client', async () => {
    expect(await shared.visitor().rest('GET', CSV)).toMatchObject({ status: 401 })
    expect(await (await shared.client()).rest('GET', CSV)).toMatchObject({ status: 403 })
  })
})

test('anyone can read the links of the site and whether it sends email', async () => {
  expect(await shared.visitor().trpc.demos.links.query()).toEqual({
    checklistFormUrl: '/checklist-form',
    schedulerUrl: '/schedule',
    emailEnabled: false,
  })
})
