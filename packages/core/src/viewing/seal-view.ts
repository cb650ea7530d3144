import { type SealedView, sealedView } from '@tallgrass/contracts'
import type { Sealer } from '../security/sealer.ts'

export function sealView(sealer: Sealer, view: Omit<SealedView, 'kind'>): string {
  return sealer.seal(JSON.stringify({ kind: 'view', ...view }))
}

/** Undefined for anything that was not sealed here as a view. */
export function openSealedView(sealer: Sealer, token: string): SealedView | undefined {
  try {
    return sealedView.safeParse(JSON.parse(sealer.open(token))).data
  } catch {
    return undefined
  }
}
