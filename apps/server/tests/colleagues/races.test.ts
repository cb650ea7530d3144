// Guards: invite-colleague, set-colleague-rights

import { noLimits } from '@tallgrass/core'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenCompany } from '../support/given-company.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const mail = { enabled: true, send: async () => {} }
const app = await fileApp({ replace: () => ({ passwords: plainPasswords, limits: noLimits, mail }) })
const { db } = app.services.database

const ROUNDS = 8

const aPerson = () => ({
  firstName: 'Dele',
  lastName: 'Okafor',
  email: `dele${unique()}@example.com`,
  signs: false,
  pays: true,
  reviews: false,
})

test('two companies that invite one person at once get the same answer, and the person one link', async () => {
  const [one, other] = [await givenCompany(app), await givenCompany(app)]
  for (let round = 0; round < ROUNDS; round++) {
    const person = aPerson()
    const answers = await Promise.all(
      [one, other].map(({ owner }) => owner.trpc.portal.company.invite.mutate(person)),
    )
    expect(answers.map(({ email }) => email)).toEqual([person.email, person.email])
    const links = db.selectFrom('userInvitations').select('status').where('email', '=', person.email)
    expect(await links.execute()).toEqual([{ status: 'PENDING' }])
    const items = db.selectFrom('workItems').select('id').where('detail', 'like', `%${person.email}%`)
    expect(await items.execute()).toHaveLength(1)
  }
})

test('two colleagues who invite one person at once send one invitation', async () => {
  const { owner, payer } = await givenCompany(app)
  for (let round = 0; round < ROUNDS; round++) {
    const person = aPerson()
    const answers = await Promise.allSettled(
      [owner, payer].map(({ trpc }) => trpc.portal.company.invite.mutate(person)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const sent = db.selectFrom('colleagueInvitations').select('id').where('email', '=', person.email)
    expect(await sent.execute()).toHaveLength(1)
  }
})

test('two who pay cannot both go at once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { owner, ownerId, payer, payerId } = await givenCompany(app)
    const answers = await Promise.allSettled([
      owner.trpc.portal.company.setRights.mutate({
        userId: ownerId,
        signs: true,
        pays: false,
        reviews: true,
      }),
      payer.trpc.portal.company.setRights.mutate({
        userId: payerId,
        signs: false,
        pays: false,
        reviews: false,
      }),
    ])
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { data: { httpStatus: 409 } } }])
    const left = db.selectFrom('users').select('id').where('id', 'in', [ownerId, payerId])
    expect(await left.where('pays', '=', true).execute()).toHaveLength(1)
  }
})
