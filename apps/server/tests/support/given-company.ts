import { aProject } from '@tallgrass/testing'
import { colleagueOf } from './colleague-of.ts'
import { givenClient } from './given-client.ts'
import { organizationOf } from './organization-of.ts'
import type { TestApp } from './test-app.ts'

/** A client in charge of a project, and a colleague who only pays. */
export async function givenCompany(app: TestApp) {
  const { db } = app.services.database
  const { client: owner, id: ownerId } = await givenClient(app)
  await aProject(db, ownerId)
  const rights = { signs: false, pays: true, reviews: false }
  const payer = await colleagueOf(app, owner, { ...rights, name: 'Joel Okafor' })
  const users = db.selectFrom('users').select('id').where('email', '=', payer.email)
  return {
    id: await organizationOf(app, owner),
    owner,
    ownerId,
    payer,
    payerId: (await users.executeTakeFirstOrThrow()).id,
  }
}
