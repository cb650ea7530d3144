// Guards: change-email, confirm-email, undo-email
import { DAY_MS } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { linksTo, linkTo } from '../support/link-to.ts'
import { present } from '../support/present.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { tokenOf } from '../support/token-of.ts'

const app = await fileApp({
  replace: () => ({ passwords: plainPasswords, mail: { enabled: true, send: async () => {} } }),
})
const { client, clock, services, visitor } = app
const { db } = services.database

const GONE = { code: 'GONE', message: 'This link has expired or was already used. Nothing was changed.' }
const anAddress = () => `moved${unique()}@example.com`
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    ({ data, message }) => ({ code: data.code, message }),
  )

async function ask({ trpc }: TestBrowser, email = anAddress()) {
  await trpc.auth.email.change.mutate({ email, password: PASSWORD })
  return { email, token: tokenOf(await linkTo(services, email, 'confirm-new-address')) }
}

const undoTokenTo = async (email: string) => tokenOf(await linkTo(services, email, 'address-changed'))
const confirm = (token: string) => visitor().trpc.auth.email.confirm.mutate({ token })
const undo = (token: string) => visitor().trpc.auth.email.undo.mutate({ token })
const login = (email: string, password = PASSWORD) => visitor().trpc.auth.login.mutate({ email, password })
/** True for the address of an account. */
async function isKnown(email: string) {
  return (await db.selectFrom('users').select('id').where('email', '=', email).execute()).length === 1
}
const mailsTo = (email: string) =>
  db.selectFrom('outboxMails').select(['template', 'status']).where('recipient', '=', email).execute()

test('an address changes once the link to the new one is followed, and the session stays', async () => {
  const person = await client()
  const { email, token } = await ask(person)
  expect(await person.trpc.auth.profile.get.query()).toMatchObject({
    email: person.email,
    newEmail: { email },
  })
  expect(await visitor().trpc.auth.email.link.query({ token })).toEqual({ email, isChange: true })
  expect(await person.trpc.auth.session.query()).toMatchObject({ email: person.email })
  expect(await confirm(token)).toEqual({ email, isChange: true })
  expect(await person.trpc.auth.session.query()).toMatchObject({ email, emailVerified: true })
  expect(await person.trpc.auth.profile.get.query()).toMatchObject({ email, newEmail: null })
  expect(await login(email)).toMatchObject({ email })
  expect(await refusalOf(login(person.email))).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await refusalOf(confirm(token))).toEqual(GONE)
})

test('the former address takes a change back, which ends every session and sets a new password', async () => {
  const person = await client()
  const { email, token } = await ask(person)
  await confirm(token)
  const undoToken = await undoTokenTo(person.email)
  expect(await visitor().trpc.auth.email.undoable.query({ token: undoToken })).toEqual({
    oldEmail: person.email,
    newEmail: email,
  })
  const { email: back, passwordToken } = await undo(undoToken)
  expect(back).toBe(person.email)
  expect(await person.trpc.auth.session.query()).toBeNull()
  await visitor().trpc.auth.resetPassword.mutate({ token: passwordToken, password: 'Sunflower2027' })
  expect(await login(person.email, 'Sunflower2027')).toMatchObject({ email: person.email })
  expect(await refusalOf(undo(undoToken))).toEqual(GONE)
  expect((await mailsTo(email)).map(({ template }) => template)).toContain('address-changed-back')
})

test('what a thief knew or added since no longer signs in once the change is taken back', async () => {
  const person = await client()
  const { email, token } = await ask(person)
  await confirm(token)
  const undoToken = await undoTokenTo(person.email)
  const changes = db.selectFrom('emailChanges').select('userId').where('newEmail', '=', email)
  const { userId } = await changes.executeTakeFirstOrThrow()
  const now = clock.now()
  const added = { userId, secretSealed: 'sealed', confirmedAt: now, createdAt: now }
  await db.insertInto('authenticators').values(added).execute()
  await db.insertInto('recoveryCodes').values({ userId, codeHash: 'theirs', createdAt: now }).execute()
  await undo(undoToken)
  expect(await refusalOf(login(person.email))).toMatchObject({ code: 'UNAUTHENTICATED' })
  const left = await db.selectFrom('authenticators').select('userId').where('userId', '=', userId).execute()
  expect(left).toEqual([])
  const codes = db.selectFrom('recoveryCodes').select('codeHash').where('userId', '=', userId)
  expect(await codes.execute()).toEqual([])
})

test('the first address takes a change back even after a second one, whose own way back has ended', async () => {
  const person = await client()
  const first = await ask(person)
  await confirm(first.token)
  const second = await ask(person)
  await confirm(second.token)
  const pending = await ask(person)
  const laterUndo = await undoTokenTo(first.email)
  await undo(await undoTokenTo(person.email))
  expect(await refusalOf(undo(laterUndo))).toEqual(GONE)
  expect(await refusalOf(confirm(pending.token))).toEqual(GONE)
  expect(await isKnown(person.email)).toBe(true)
})

test('a taken address gets a mail that says so, and the answer is the same', async () => {
  const [person, second, other] = [await client(), await client(), await client()]
  const [taken, open] = await Promise.all([
    person.trpc.auth.email.change.mutate({ email: other.email, password: PASSWORD }),
    second.trpc.auth.email.change.mutate({ email: anAddress(), password: PASSWORD }),
  ])
  expect(taken.newEmail).toMatchObject({ email: other.email })
  expect(Object.keys(taken)).toEqual(Object.keys(open))
  expect((await mailsTo(other.email)).map(({ template }) => template)).toEqual(['address-taken'])
})

test('an address that can still be taken back is not free for anyone else', async () => {
  const person = await client()
  const { token } = await ask(person)
  await confirm(token)
  const thief = { name: 'Mallory', email: person.email, password: PASSWORD }
  expect(await refusalOf(visitor().trpc.auth.register.mutate(thief))).toMatchObject({ code: 'CONFLICT' })
  await (await client()).trpc.auth.email.change.mutate({ email: person.email, password: PASSWORD })
  expect((await mailsTo(person.email)).at(-1)).toMatchObject({ template: 'address-taken' })
  await undo(await undoTokenTo(person.email))
})

test('of two people who want one address, one gets it', async () => {
  const [one, other] = [await client(), await client()]
  const email = anAddress()
  const { token } = await ask(one, email)
  await other.trpc.auth.email.change.mutate({ email, password: PASSWORD })
  const tokens = (await linksTo(services, email, 'confirm-new-address')).map(tokenOf)
  expect(tokens).toContain(token)
  const outcomes = await Promise.all(tokens.map((one) => refusalOf(confirm(one))))
  expect(outcomes.filter((outcome) => outcome === 'not refused')).toHaveLength(1)
  expect(outcomes).toContainEqual({
    code: 'CONFLICT',
    message: 'Another account uses this address by now. Nothing was changed.',
  })
})

test('a confirmation and the way back at the same moment leave the first address', async () => {
  for (let n = 0; n < 3; n++) {
    const person = await client()
    const first = await ask(person)
    await confirm(first.token)
    const second = await ask(person)
    const outcomes = await Promise.all([
      refusalOf(undo(await undoTokenTo(person.email))),
      refusalOf(confirm(second.token)),
    ])
    expect(outcomes[0]).toBe('not refused')
    expect(['not refused', GONE]).toContainEqual(outcomes[1])
    expect(await isKnown(person.email)).toBe(true)
  }
})

test('links end after their time, also if the clock was ahead when they were made', async () => {
  const person = await client()
  const late = await ask(person)
  clock.advance({ hours: 24 })
  expect(await refusalOf(confirm(late.token))).toEqual(GONE)
  await login(person.email)
  const { token } = await ask(person)
  await confirm(token)
  const undoToken = await undoTokenTo(person.email)
  clock.advance({ hours: 72 })
  expect(await refusalOf(undo(undoToken))).toEqual(GONE)
  const early = await ask(await client())
  clock.advance({ hours: -2 })
  expect(await refusalOf(confirm(early.token))).toEqual(GONE)
  clock.advance({ hours: 2 })
})

test.each([
  [{ password: 'Wrong2026!' }, 'password', 'The password is incorrect'],
  [{ password: '' }, 'password', 'Password is required'],
  [{ email: 'maren' }, 'email', 'Please enter a valid email address'],
])('refuses %j, and mails no one', async (fault, path, message) => {
  const { rest } = await client()
  const email = anAddress()
  const answer = await rest('POST', '/api/account/new-email', { email, password: PASSWORD, ...fault })
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, message }] } })
  expect(await mailsTo(email)).toEqual([])
})

test('refuses one’s own address, and a sixth request in an hour', async () => {
  const person = await client()
  const own = await refusalOf(
    person.trpc.auth.email.change.mutate({ email: person.email, password: PASSWORD }),
  )
  expect(own).toEqual({ code: 'INVALID', message: 'Your account already has this address' })
  for (let n = 0; n < 4; n++) await ask(person)
  const email = anAddress()
  expect(await refusalOf(person.trpc.auth.email.change.mutate({ email, password: PASSWORD }))).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^You can ask for a new address 5 times an hour/),
  })
})

test('wrong passwords are counted by session, and no stranger uses up the owner’s attempts', async () => {
  const person = await client()
  const wrong = { email: anAddress(), password: 'Wrong2026!' }
  for (let n = 0; n < 10; n++) await refusalOf(person.trpc.auth.email.change.mutate(wrong))
  expect(await refusalOf(person.trpc.auth.email.change.mutate(wrong))).toMatchObject({
    code: 'RATE_LIMITED',
  })
  const other = visitor()
  await other.trpc.auth.login.mutate({ email: person.email, password: PASSWORD })
  await ask(other)
})

test('a second factor that was not used lately is asked for first', async () => {
  const person = await client()
  const { id } = present(await person.trpc.auth.session.query())
  await db
    .insertInto('authenticators')
    .values({ userId: id, secretSealed: 'sealed', createdAt: clock.now(), confirmedAt: clock.now() })
    .execute()
  clock.advance({ minutes: 11 })
  const wanted = { email: anAddress(), password: PASSWORD }
  expect(await refusalOf(person.trpc.auth.email.change.mutate(wanted))).toMatchObject({
    code: 'PROOF_NEEDED',
  })
  expect(await mailsTo(wanted.email)).toEqual([])
})

test('what waits for the former address follows, but news of the account’s security stays', async () => {
  const person = await client()
  const passwords = [PASSWORD, 'Sunflower2026!', PASSWORD, 'Sunflower2026!', PASSWORD] as const
  const templates = ['notification', 'factor-changed', 'new-device', 'password-changed']
  for (const [n, template] of templates.entries()) {
    const [currentPassword = '', newPassword = ''] = passwords.slice(n)
    await person.trpc.auth.changePassword.mutate({ currentPassword, newPassword })
    await db
      .updateTable('outboxMails')
      .set({ template })
      .where('recipient', '=', person.email)
      .where('template', '=', 'password-changed')
      .execute()
  }
  const { email, token } = await ask(person)
  await confirm(token)
  expect((await mailsTo(email)).map(({ template }) => template).sort()).toEqual([
    'confirm-new-address',
    'notification',
  ])
  expect((await mailsTo(person.email)).map(({ template }) => template).sort()).toEqual([
    'address-changed',
    'factor-changed',
    'new-device',
    'password-changed',
  ])
})

test('an invitation to the new address ends, because it has an account now', async () => {
  const office = await app.admin()
  const email = anAddress()
  const invited = { firstName: 'Elena', lastName: 'Marsh', email, role: 'CLIENT' } as const
  const { id } = await office.trpc.admin.invitations.create.mutate(invited)
  const person = await client()
  await person.trpc.auth.email.change.mutate({ email, password: PASSWORD })
  await confirm(tokenOf(await linkTo(services, email, 'confirm-new-address')))
  const invitations = db.selectFrom('userInvitations').select('status').where('id', '=', id)
  expect(await invitations.executeTakeFirst()).toEqual({ status: 'CANCELLED' })
})

test('a cancelled change is not made, and its owner is told of one that is', async () => {
  const person = await client()
  const { token } = await ask(person)
  expect(await person.trpc.auth.email.cancelChange.mutate()).toMatchObject({ newEmail: null })
  expect(await refusalOf(confirm(token))).toEqual(GONE)
  const { email, token: again } = await ask(person)
  await confirm(again)
  const told = db
    .selectFrom('events')
    .select(['personSentence', 'kind'])
    .where('kind', '=', 'account.email_changed')
  expect(await told.orderBy('createdAt', 'desc').execute()).toContainEqual({
    kind: 'account.email_changed',
    personSentence: `The email address of your account is now ${email}.`,
  })
  clock.advance({ hours: DAY_MS / 3_600_000 })
})
