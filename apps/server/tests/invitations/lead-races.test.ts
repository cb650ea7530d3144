// Guards: convert-lead, invite-lead, accept-invitation

import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const { admin, services, visitor } = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = services.database
const [one, other] = [(await admin()).trpc.admin, (await admin()).trpc.admin]

const ROUNDS = 8
const NAME = { firstName: 'Grace', lastName: 'Nwosu' }

async function aLead() {
  const email = `grace${unique()}@example.com`
  const lead = { name: 'Grace Nwosu', email, company: 'Nwosu Law' }
  return { email, ...(await visitor().trpc.chat.createLead.mutate(lead)) }
}

const peopleWith = (email: string) =>
  db.selectFrom('users').select(['id', 'organizationId']).where('email', '=', email).execute()

/** Those who are refused read a sentence: nothing fails. Returns how many were done. */
function countDone(outcomes: PromiseSettledResult<unknown>[]): number {
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ data: { code: 'CONFLICT' } })
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test('two administrators who convert one lead make one client', async () => {
  const { organizationId } = await one.contacts.create.mutate({
    ...NAME,
    email: `dele${unique()}@example.com`,
  })
  for (let round = 0; round < ROUNDS; round++) {
    const { email, id } = await aLead()
    const isInvited = round % 2 === 1
    const done = countDone(
      await Promise.allSettled([
        one.leads.convert.mutate({ id, ...NAME }),
        isInvited
          ? other.leads.invite.mutate({ id, ...NAME })
          : other.leads.convert.mutate({ id, ...NAME, organizationId }),
      ]),
    )
    // One who was converted first may be invited then.
    expect(isInvited ? [1, 2] : [1]).toContain(done)
    const people = await peopleWith(email)
    expect(people).toHaveLength(1)
    expect(await one.leads.get.query({ id })).toMatchObject({ client: people[0], version: done + 1 })
  }
})

test('a lead converted while its person accepts another invitation is one person, and the link works', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { email, id } = await aLead()
    const { inviteUrl } = await one.invitations.create.mutate({ ...NAME, email, role: 'CLIENT' })
    const accept = () =>
      visitor().rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, {
        username: `grace${unique()}`,
        password: 'Prairie2026',
      })
    const [accepted, converted] = await Promise.allSettled([
      accept(),
      one.leads.convert.mutate({ id, ...NAME }),
    ])
    if (converted.status === 'rejected') {
      expect(converted.reason).toMatchObject({ data: { code: 'CONFLICT' } })
    }
    if (accepted.status === 'rejected') throw accepted.reason
    expect((accepted.value.status === 200 ? accepted.value : await accept()).status).toBe(200)
    expect(await peopleWith(email)).toHaveLength(1)
  }
})
