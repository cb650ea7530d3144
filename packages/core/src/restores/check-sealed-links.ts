import { listSealedLinks } from '@tallgrass/db'
import type { WholeCtx } from '../ctx.ts'
import { canOpen } from '../security/can-open.ts'

/** The number of links that are stored encrypted, and of those that the keys in use cannot decrypt. */
export async function checkSealedLinks({ db, sealer }: WholeCtx): Promise<{ links: number; lost: number }> {
  const sealed = await listSealedLinks(db)
  const lost = sealed.filter((text) => !canOpen(sealer, text))
  return { links: sealed.length, lost: lost.length }
}
