// Guards: invite-colleague, renew-colleague-invitation

import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenCompany } from '../support/given-company.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database

test('without mail, an administrator is asked to share the link, in the list of open work', async () => {
  const { owner } = await givenCompany(app)
  const email = `dele${unique()}@example.com`
  const rights = { signs: false, pays: false, reviews: false }
  const { id } = await owner.trpc.portal.company.invite.mutate({
    firstName: 'Dele',
    lastName: 'Okafor',
    email,
    ...rights,
  })
  app.clock.advance({ seconds: 1 })
  await owner.trpc.portal.company.inviteAgain.mutate({ id })
  const items = db.selectFrom('workItems').select(['kind', 'status', 'detail']).orderBy('createdAt')
  const detail = `Maren Okafor invited ${email}, but email is not set up. Share a new link of the invitation.`
  expect(await items.execute()).toEqual([
    { kind: 'mail_failed', status: 'CLOSED', detail },
    { kind: 'mail_failed', status: 'OPEN', detail },
  ])
  const links = db.selectFrom('userInvitations').select('status').where('email', '=', email)
  expect(await links.execute()).toEqual([{ status: 'PENDING' }])
})

test('the work item is closed when the person accepts, or an administrator cancels their link', async () => {
  const { invitations } = (await app.admin()).trpc.admin
  const { owner } = await givenCompany(app)
  const rights = { signs: false, pays: false, reviews: false }
  async function invite() {
    const email = `dele${unique()}@example.com`
    await owner.trpc.portal.company.invite.mutate({ firstName: 'Dele', lastName: 'Okafor', email, ...rights })
    const links = db.selectFrom('userInvitations').select('id').where('email', '=', email)
    return { email, link: await links.executeTakeFirstOrThrow() }
  }
  const itemsAbout = (email: string) =>
    db.selectFrom('workItems').select(['status', 'note']).where('detail', 'like', `%${email}%`).execute()
  const [accepting, cancelled] = [await invite(), await invite()]
  const { inviteUrl } = await invitations.renew.mutate(accepting.link)
  const account = { username: `dele${unique()}`, password: PASSWORD }
  await app.visitor().rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, account)
  expect(await itemsAbout(accepting.email)).toEqual([
    { status: 'CLOSED', note: 'The person joined the company.' },
  ])
  expect(await itemsAbout(cancelled.email)).toEqual([{ status: 'OPEN', note: null }])
  await invitations.cancel.mutate(cancelled.link)
  expect(await itemsAbout(cancelled.email)).toEqual([
    { status: 'CLOSED', note: 'The invitation was cancelled.' },
  ])
})
