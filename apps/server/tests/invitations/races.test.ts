import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { accountLinkIn, mailsTo } from '../support/mails-to.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const [one, other] = [(await app.admin()).trpc.admin, (await app.admin()).trpc.admin]

const ROUNDS = 6

async function givenContact() {
  const person = { firstName: 'Dele', lastName: 'Okafor', email: `dele${unique()}@example.com` }
  const { email, id } = await one.contacts.create.mutate(person)
  return { email, request: { clientId: id, amount: '20.00', description: 'Extra hours' } }
}

async function linksTo(email: string) {
  return (await mailsTo(app.services, email)).flatMap((mail) => accountLinkIn(mail) ?? [])
}

const invitationsTo = (email: string) =>
  db.selectFrom('userInvitations').select('status').where('email', '=', email).execute()

const validate = (link: string) => app.visitor().rest('GET', `/api/invitations/${tokenOf(link)}/validate`)

test('two messages at once make one invitation, and the links of both work', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { email, request } = await givenContact()
    await Promise.all([one, other].map(({ invoices }) => invoices.requestPayment.mutate(request)))
    const links = await linksTo(email)
    expect(links).toHaveLength(2)
    for (const link of links) expect((await validate(link)).status).toBe(200)
    expect(await invitationsTo(email)).toEqual([{ status: 'PENDING' }])
  }
})

test('someone who accepts while they are mailed again is not left with a second invitation', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { email, request } = await givenContact()
    await one.invoices.requestPayment.mutate(request)
    const [link = ''] = await linksTo(email)
    const body = { username: `dele${unique()}`, password: PASSWORD }
    const [accepted] = await Promise.all([
      app.visitor().rest('POST', `/api/invitations/${tokenOf(link)}/accept`, body),
      other.invoices.requestPayment.mutate(request),
    ])
    expect(accepted.status).toBe(200)
    expect(await invitationsTo(email)).toEqual([{ status: 'ACCEPTED' }])
  }
})
