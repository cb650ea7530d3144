import { type Db, insertUser, newId } from '@tallgrass/db'
import { unique } from '../unique.ts'

type UserValues = Parameters<typeof insertUser>[1]

/** A person with an account and a confirmed address. No password works unless a `passwordHash` is given. */
export function aUser(db: Db, values: Partial<UserValues> = {}) {
  const n = unique()
  const createdAt = new Date('2026-11-01T08:00:00.000Z')
  return insertUser(db, {
    id: newId('User', createdAt),
    name: `Person ${n}`,
    email: `person${n}@example.com`,
    role: 'CLIENT',
    passwordHash: 'none',
    createdAt,
    emailVerifiedAt: createdAt,
    ...values,
  })
}
