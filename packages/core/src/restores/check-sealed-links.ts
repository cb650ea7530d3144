import { listSealedLinks } from '@tallgrass/db'
import type { WholeCtx } from '../ctx.ts'

/** The number of links that are stored encrypted, and of those that the keys in use cannot decrypt. */
export async function checkSealedLinks({ db, sealer }: WholeCtx): Promise<{ links: number; lost: number }> {
  const sealed = await listSealedLinks(db)
  const lost = sealed.filter((text) => {
    try {
      sealer.open(text)
      return false
    } catch {
      return true
    }
  })
  return { links: sealed.length, lost: lost.length }
}
