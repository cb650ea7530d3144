import { confirmEmail } from '@tallgrass/db'
import type { TestApp } from './test-app.ts'

/** A client who has just registered, and their id. */
export async function givenClient(app: TestApp) {
  const client = await app.client()
  const { email } = client
  const users = app.services.database.db.selectFrom('users').select('id').where('email', '=', email)
  return { client, id: (await users.executeTakeFirstOrThrow()).id }
}

/** A client who has also confirmed their address. */
export async function givenConfirmedClient(app: TestApp) {
  const given = await givenClient(app)
  await confirmEmail(app.services.database.db, given.id, app.services.clock())
  return given
}

export function namesOf(body: unknown): string[] {
  return (body as { name: string }[]).map(({ name }) => name)
}
