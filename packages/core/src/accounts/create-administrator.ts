import { countUsersByRole } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { createAccount, inAccountTransaction } from './create-account.ts'
import { ensureGoodPassword } from './ensure-good-password.ts'

interface NewAdministrator {
  name: string
  email: string
  username: string | null
  password: string
}

/** Creates an administrator from the command line. Throws INVALID; CONFLICT if the address or username is taken. */
export async function createAdministrator(ctx: Ctx, input: NewAdministrator): Promise<void> {
  const { email, name, password, username } = input
  await ensureGoodPassword(password, input)
  const passwordHash = await ctx.passwords.hash(password)
  await inAccountTransaction(ctx, async (tx) => {
    const account = {
      name,
      email,
      username,
      org: null,
      role: 'ADMIN',
      passwordHash,
      emailVerified: true,
    } as const
    const user = await createAccount(tx, account)
    const after = { email, name, role: user.role }
    audit(tx, { action: 'user.create-administrator', entity: 'user', entityId: user.id, after })
    emit(tx, 'account.administrator_added', { userId: user.id, person: name, by: 'command' })
  })
}

/** Creates the administrator if there is none yet. Returns true if it did. */
export async function ensureFirstAdministrator(ctx: Ctx, input: NewAdministrator): Promise<boolean> {
  if (await hasAdministrator(ctx)) return false
  try {
    await createAdministrator(ctx, input)
    return true
  } catch (error) {
    // Another process, started at the same moment, created it first.
    if (error instanceof AppError && error.code === 'CONFLICT' && (await hasAdministrator(ctx))) return false
    throw error
  }
}

export async function hasAdministrator(ctx: Ctx): Promise<boolean> {
  return (await countUsersByRole(ctx.db)).ADMIN.all > 0
}
