import { lazyDialog } from '../../../ui/lazy-dialog'
import { useProof } from './use-proof'

const ProofDialog = lazyDialog(() => import('./proof-dialog').then((module) => module.ProofDialog))

/** Asks the reader of a portal who they are before deeds that a borrowed session must not do. */
export function ProofQuestion() {
  const asked = useProof()
  return (
    <ProofDialog
      opened={asked !== undefined}
      onCancel={() => asked?.settle(false)}
      onProved={() => asked?.settle(true)}
    />
  )
}
