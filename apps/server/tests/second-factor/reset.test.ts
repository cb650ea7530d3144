// Guards: reset-second-factor

import { createCtx, noCarrier, requireAdmin } from '@tallgrass/core'
import { findSessionUser, resetSecondFactor } from '@tallgrass/core/people'
import { expect, test } from 'vitest'
import { addApp, addPasskey } from '../support/calls/factors-of.ts'
import { mailsTo } from '../support/mails-to.ts'
import { present } from '../support/present.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'

const { admin, client, clock, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})
const { db } = services.database

test("an administrator resets another's factors: their sessions end, they are told, and it is audited", async () => {
  const [boss, owner] = [await admin(), await client()]
  await addApp(owner, clock.now)
  const { device } = await addPasskey(owner)
  const { id: userId } = present(await owner.trpc.auth.session.query())
  const user = present(await findSessionUser(services, boss.cookies.get('__Host-session') ?? null))
  const origin = { ip: null, userAgent: null, requestId: null }
  const ctx = requireAdmin(createCtx(services, { user, origin, session: noCarrier, conversation: noCarrier }))
  clock.advance({ seconds: 1 })
  await resetSecondFactor(ctx, { userId })
  expect((await mailsTo(services, owner.email)).at(-1)?.text).toContain(
    'An administrator removed all second factors from your account.',
  )
  expect(await owner.trpc.auth.session.query()).toBeNull()
  expect(
    (await visitor().rest('POST', '/api/auth/jwt/login', { email: owner.email, password: PASSWORD })).status,
  ).toBe(200)
  const response = device.get(await visitor().trpc.auth.passkeys.signInOptions.mutate())
  expect((await visitor().rest('POST', '/api/auth/passkey', { response })).status).toBe(401)
  const told = await db.selectFrom('events').select('kind').where('entityId', '=', userId).execute()
  expect(told.map(({ kind }) => kind)).toContain('account.factor_changed')
  const row = await db
    .selectFrom('auditLogs')
    .select(['actorId', 'before'])
    .where('action', '=', 'user.reset-second-factor')
    .executeTakeFirst()
  expect(row).toMatchObject({ actorId: user.id, before: { app: true, passkeys: 1 } })
  await expect(resetSecondFactor(ctx, { userId }), 'nothing is left').rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await expect(resetSecondFactor(ctx, { userId: user.id }), 'their own').rejects.toMatchObject({
    code: 'CONFLICT',
  })
})
