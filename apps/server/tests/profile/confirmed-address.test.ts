// Guards: send-confirmation
import { jobHandlers, type MailMessage } from '@tallgrass/core'
import { requestPasswordReset } from '@tallgrass/core/people'
import { newId } from '@tallgrass/db'
import { DAY_MS } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { bookACall } from '../support/booked-calls.ts'
import { addApp, addPasskey } from '../support/calls/factors-of.ts'
import { linkTo } from '../support/link-to.ts'
import { organizationOf } from '../support/organization-of.ts'
import { present } from '../support/present.ts'
import { PASSWORD } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const sent: MailMessage[] = []
const app = await agreementApp({ mail: { enabled: true, send: async (message) => void sent.push(message) } })
const { admin, clock, server } = app
const { services } = server
const { db } = services.database
const { trpc: office } = admin

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    ({ data, message }) => ({ code: data.code, message }),
  )

const newcomer = () => server.client({ confirmed: false })
const confirmationOf = async (email: string) => tokenOf(await linkTo(services, email, 'confirm-address'))
const confirm = (token: string) => app.visitor().trpc.auth.email.confirm.mutate({ token })
const subjectsTo = (email: string) => sent.filter(({ to }) => to === email).map(({ subject }) => subject)
const userOf = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

beforeEach(async () => {
  await app.work()
  sent.length = 0
})

test('a link to the registered address confirms it, once', async () => {
  const { email, trpc } = await newcomer()
  const token = await confirmationOf(email)
  await app.work()
  expect(subjectsTo(email)).toEqual(['Please confirm your address for Tallgrass Automation'])
  expect(await trpc.auth.session.query()).toMatchObject({ emailVerified: false })
  expect(await app.visitor().trpc.auth.email.link.query({ token })).toEqual({ email, isChange: false })
  expect(await confirm(token)).toEqual({ email, isChange: false })
  expect(await trpc.auth.session.query()).toMatchObject({ emailVerified: true })
  expect(await refusalOf(confirm(token))).toMatchObject({ code: 'GONE' })
})

test('until then the account gets no other mail, and what was held back is sent afterwards', async () => {
  const { email, trpc } = await newcomer()
  const token = await confirmationOf(email)
  await trpc.auth.changePassword.mutate({ currentPassword: PASSWORD, newPassword: 'Sunflower2027' })
  await app.work()
  expect(subjectsTo(email)).toEqual(['Please confirm your address for Tallgrass Automation'])
  const { items } = await office.admin.outbox.list.query({ status: 'held' })
  const held = present(items.find(({ recipient }) => recipient === email))
  expect(held).toMatchObject({ lastError: 'It waits until its recipient confirms this address' })
  expect(await refusalOf(office.admin.outbox.retry.mutate({ id: held.id }))).toEqual({
    code: 'CONFLICT',
    message: `${email} is not confirmed yet. The message goes out once it is.`,
  })
  await confirm(token)
  await app.work()
  expect(subjectsTo(email).at(-1)).toBe('Your password for Tallgrass Automation was changed')
})

test('a password reset reaches the account, and confirms the address', async () => {
  const { email } = await newcomer()
  await requestPasswordReset(app.ctx, { email })
  await app.work()
  await app.work()
  expect(subjectsTo(email)).toContain('A new password for Tallgrass Automation')
  const token = tokenOf(
    present(/https?:\S+token=\S+/.exec(sent.findLast(({ to }) => to === email)?.text ?? '')?.[0]),
  )
  await app.visitor().trpc.auth.resetPassword.mutate({ token, password: 'Sunflower2027' })
  expect((await userOf(email)).emailVerifiedAt).not.toBeNull()
  expect(await refusalOf(confirm(await confirmationOf(email).catch(() => 'none')))).toMatchObject({
    code: 'GONE',
  })
})

test('the link for a new password that an administrator asked for, and a sign-in link, reach the account', async () => {
  const { email } = await newcomer()
  const { id } = await userOf(email)
  expect(await office.admin.people.requirePassword.mutate({ id })).toMatchObject({ emailSent: true })
  const link = {
    linkId: newId('SignInLink', clock.now()),
    userId: id,
    browserHash: 'any',
    role: 'CLIENT',
  } as const
  await jobHandlers['mail-sign-in-link'](app.ctx, link)
  await app.work()
  expect(subjectsTo(email)).toEqual(
    expect.arrayContaining([
      'Please choose a new password for Tallgrass Automation',
      'Sign in to Tallgrass Automation',
    ]),
  )
})

test('a password reset ends the passkeys and the app of the person who registered with the address', async () => {
  const registrant = await newcomer()
  const { email } = registrant
  await addApp(registrant, clock.now)
  const { device } = await addPasskey(registrant)
  await requestPasswordReset(app.ctx, { email })
  await app.work()
  const token = tokenOf(await linkTo(services, email, 'password-reset'))
  await app.visitor().trpc.auth.resetPassword.mutate({ token, password: 'Sunflower2027' })
  const owner = app.visitor()
  const response = device.get(await owner.trpc.auth.passkeys.signInOptions.mutate())
  expect(await refusalOf(owner.trpc.auth.passkeys.signIn.mutate({ response }))).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  await owner.trpc.auth.login.mutate({ email, password: 'Sunflower2027' })
  expect(await owner.trpc.auth.secondFactor.state.query()).toMatchObject({ app: null, passkeys: 0 })
})

test('what visitors did with the same address is answered as before', async () => {
  const { email } = await newcomer()
  await bookACall(services, { email })
  await app.work()
  expect(subjectsTo(email)).toContainEqual(expect.stringMatching(/call/i))
})

test('refuses to send the link to someone who has confirmed', async () => {
  const { trpc } = await server.client()
  expect(await refusalOf(trpc.auth.email.sendConfirmation.mutate())).toEqual({
    code: 'CONFLICT',
    message: 'Your address is already confirmed',
  })
})

test('an administrator confirms an address by hand, once, and the log says who', async () => {
  const { email } = await newcomer()
  const { id: userId } = await userOf(email)
  await office.admin.people.confirmEmail.mutate({ userId })
  const { items } = await office.admin.users.list.query({ search: email })
  expect(items).toMatchObject([{ emailVerified: true }])
  const entry = db
    .selectFrom('auditLogs')
    .select(['action', 'actorId', 'after'])
    .where('entityId', '=', userId)
  const { id: actorId } = present(await office.auth.session.query())
  expect(await entry.where('action', '=', 'user.confirm-email').execute()).toEqual([
    { action: 'user.confirm-email', actorId, after: { email } },
  ])
  expect(await refusalOf(office.admin.people.confirmEmail.mutate({ userId }))).toEqual({
    code: 'CONFLICT',
    message: 'This address is already confirmed',
  })
})

test('someone who has not confirmed is moved or merged into another client only on purpose', async () => {
  const [person, other] = [await newcomer(), await server.client()]
  const { id, version } = await userOf(person.email)
  const [own, organizationId] = [await organizationOf(server, person), await organizationOf(server, other)]
  const move = { id, version, organizationId }
  const sentence = expect.stringMatching(/^Maren Okafor has not confirmed their address/)
  expect(await refusalOf(office.admin.contacts.move.mutate(move))).toEqual({
    code: 'CONFLICT',
    message: sentence,
  })
  const merge = { id: organizationId, version: 1, other: { id: own, version: 1 } }
  expect(await refusalOf(office.admin.clients.merge.mutate(merge))).toEqual({
    code: 'CONFLICT',
    message: sentence,
  })
  const moved = await office.admin.contacts.move.mutate({ ...move, evenUnconfirmed: true })
  expect(moved).toMatchObject({ organizationId, emailVerified: false })
})

test('an unconfirmed address changes without a way back to it', async () => {
  const { email: old, trpc } = await newcomer()
  const email = `moved${unique()}@example.com`
  await trpc.auth.email.change.mutate({ email, password: PASSWORD })
  await confirm(tokenOf(await linkTo(services, email, 'confirm-new-address')))
  await app.work()
  expect(await trpc.auth.session.query()).toMatchObject({ email, emailVerified: true })
  expect(subjectsTo(old)).toEqual(['Please confirm your address for Tallgrass Automation'])
})

test('the link is sent again in place of the first, and ends after seven days', async () => {
  const { email, trpc } = await newcomer()
  const first = await confirmationOf(email)
  await trpc.auth.email.sendConfirmation.mutate()
  expect(await refusalOf(confirm(first))).toMatchObject({ code: 'GONE' })
  const other = await newcomer()
  const token = await confirmationOf(other.email)
  clock.advance({ hours: (7 * DAY_MS) / 3_600_000 })
  expect(await refusalOf(confirm(token))).toMatchObject({ code: 'GONE' })
  await jobHandlers['erase-ended-links'](app.ctx, {})
  const { id } = await userOf(other.email)
  expect(await db.selectFrom('emailConfirmations').where('userId', '=', id).select('id').execute()).toEqual(
    [],
  )
})
