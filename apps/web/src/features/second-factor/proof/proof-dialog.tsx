import { Modal } from '@mantine/core'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { LoadError } from '../../../ui/load-error'
import { CodeProof } from './code-proof'
import { PasswordProof } from './password-proof'
import { useProve } from './use-prove'

interface ProofDialogProps {
  opened: boolean
  onCancel: () => void
  onProved: () => void
}

/** Above drop-downs and the dialog that asked, below the question of an ended session. */
const LAYER = 340

/**
 * Asks for a code, a passkey or, without either, the password. The page below stays as it is. Opens once it is known what
 * to ask for, so that the field has the focus.
 */
export function ProofDialog({ onCancel, onProved, opened }: ProofDialogProps) {
  const query = { ...detailQuery, enabled: opened }
  const { data, error, refetch } = trpc.auth.secondFactor.state.useQuery(undefined, query)
  const { pending, prove, refusal } = useProve(onProved)
  const Form = data?.recoveryCodesLeft === null ? PasswordProof : CodeProof
  return (
    <Modal
      opened={opened && Boolean(data ?? error)}
      onClose={onCancel}
      title="Confirm that it is you"
      zIndex={LAYER}
    >
      {data ? (
        <Form state={data} pending={pending} refusal={refusal} onCancel={onCancel} onProof={prove} />
      ) : (
        <LoadError onRetry={() => void refetch()}>Failed to load. Please try again.</LoadError>
      )}
    </Modal>
  )
}
