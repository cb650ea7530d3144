// Guards: change-password, reset-password

import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { addApp, addPasskey } from '../support/calls/factors-of.ts'
import { linkTo } from '../support/link-to.ts'
import { mailResets } from '../support/mail-resets.ts'
import { mailSignInLinks, signInLinksTo } from '../support/mail-sign-in-links.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const app = await fileApp({
  replace: () => ({ passwords: plainPasswords, mail: { enabled: true, send: async () => {} } }),
})
const { admin, client, clock, services, visitor } = app
const GONE = { data: { code: 'GONE' } }
const NEW = 'Sunflower2027'

async function resetTokenTo(email: string) {
  await visitor().trpc.auth.forgotPassword.mutate({ email })
  await mailResets(app)
  return tokenOf(await linkTo(services, email, 'password-reset'))
}

const reset = async (email: string) =>
  visitor().trpc.auth.resetPassword.mutate({ token: await resetTokenTo(email), password: NEW })

/** Someone whose session a thief uses to move the account, and to sign in later. */
async function withLinks() {
  const person = await client()
  const email = `moved${unique()}@example.com`
  await person.trpc.auth.email.change.mutate({ email, password: PASSWORD })
  const change = tokenOf(await linkTo(services, email, 'confirm-new-address'))
  const thief = visitor()
  await thief.trpc.auth.links.request.mutate({ email: person.email })
  await mailSignInLinks(services)
  const [link] = await signInLinksTo(services, person.email)
  if (!link) throw new Error('No link was mailed')
  return { ...person, change, thief, link }
}

test.each([
  ['reset', ({ email }: { email: string }) => reset(email)],
  [
    'change',
    ({ trpc }: Awaited<ReturnType<typeof client>>) =>
      trpc.auth.changePassword.mutate({ currentPassword: PASSWORD, newPassword: NEW }),
  ],
  [
    'end',
    async ({ trpc }: Awaited<ReturnType<typeof client>>) => {
      const id = (await trpc.auth.session.query())?.id
      if (!id) throw new Error('No one is signed in')
      return (await admin()).trpc.admin.people.requirePassword.mutate({ id })
    },
  ],
] as const)('to %s the password ends sign-in links and a change of address', async (_, deed) => {
  const person = await withLinks()
  await deed(person)
  await expect(visitor().trpc.auth.email.confirm.mutate({ token: person.change })).rejects.toMatchObject(GONE)
  await expect(person.thief.trpc.auth.links.use.mutate({ token: person.link.token })).rejects.toMatchObject(
    GONE,
  )
})

test('a reset that confirms the address ends the passkey and the app that were added before, and says so', async () => {
  const squatter = await client({ confirmed: false })
  const { device } = await addPasskey(squatter)
  await addApp(squatter, clock.now)
  await reset(squatter.email)
  const { trpc } = visitor()
  const response = device.get(await trpc.auth.passkeys.signInOptions.mutate())
  await expect(trpc.auth.passkeys.signIn.mutate({ response, role: 'CLIENT' })).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
  })
  const owner = visitor()
  expect(await owner.trpc.auth.login.mutate({ email: squatter.email, password: NEW })).toMatchObject({
    email: squatter.email,
    emailVerified: true,
  })
  const { items } = await (await admin()).trpc.admin.outbox.list.query({ limit: 100 })
  const told = items.filter(({ recipient }) => recipient === squatter.email).map(({ text }) => text)
  expect(told).toContainEqual(
    expect.stringContaining('the second factors that were added before no longer work'),
  )
})

test('a reset of a confirmed account keeps its passkey', async () => {
  const person = await client()
  const { device } = await addPasskey(person)
  await reset(person.email)
  const { trpc } = visitor()
  const response = device.get(await trpc.auth.passkeys.signInOptions.mutate())
  expect(await trpc.auth.passkeys.signIn.mutate({ response, role: 'CLIENT' })).toMatchObject({
    user: { email: person.email },
  })
})
