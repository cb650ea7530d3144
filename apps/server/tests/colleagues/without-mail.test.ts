// Guards: invite-colleague

import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenCompany } from '../support/given-company.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

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
  await owner.trpc.portal.company.inviteAgain.mutate({ id })
  const items = db.selectFrom('workItems').select(['kind', 'detail'])
  expect(await items.execute()).toEqual([
    {
      kind: 'mail_failed',
      detail: `Maren Okafor invited ${email}, but email is not set up. Share a new link of the invitation.`,
    },
  ])
  const links = db.selectFrom('userInvitations').select('status').where('email', '=', email)
  expect(await links.execute()).toEqual([{ status: 'PENDING' }])
})
