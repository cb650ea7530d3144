import { devlab } from '@tallgrass/brand'
import type { JoinWaitlistInput } from '@tallgrass/contracts'
import { newId, upsertBetaTester, upsertWaitlistEntry } from '@tallgrass/db'
import { AppError, splitName } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'

const UNKNOWN_PRODUCT = 'This product does not exist'

/** The tester flag of each beta program. */
const flags = { scorm: 'wantsScorm', strides: 'wantsStrides' } as const

/** Adds a visitor to a product's waitlist, or updates their entry. Throws RATE_LIMITED or INVALID. */
export async function joinWaitlist(ctx: Ctx, input: JoinWaitlistInput): Promise<{ ok: true }> {
  await ctx.limits.take('visitorForm', ctx.origin.ip ?? 'local')
  const product = devlab.products.find(({ slug }) => slug === input.product)
  if (!product) {
    throw new AppError('INVALID', UNKNOWN_PRODUCT, {
      issues: [{ path: 'product', message: UNKNOWN_PRODUCT }],
    })
  }
  await ctx.transaction(async (tx) => {
    const newEntryId = newId('WaitlistEntry', tx.now)
    const { id } = await upsertWaitlistEntry(tx.db, { ...input, id: newEntryId, createdAt: tx.now })
    if (product.testers) await flagTester(tx, input, flags[product.testers])
    const { company, email, name, role } = input
    audit(tx, {
      action: id === newEntryId ? 'waitlist-entry.create' : 'waitlist-entry.update',
      entity: 'waitlist-entry',
      entityId: id,
      after: { name, email, company, role, product: product.slug },
    })
  })
  return { ok: true }
}

function flagTester(tx: Tx, input: JoinWaitlistInput, flag: 'wantsScorm' | 'wantsStrides') {
  return upsertBetaTester(tx.db, {
    ...splitName(input.name),
    id: newId('BetaTester', tx.now),
    email: input.email,
    organization: input.company,
    role: input.role,
    comments: input.useCase,
    [flag]: true,
    createdAt: tx.now,
  })
}
