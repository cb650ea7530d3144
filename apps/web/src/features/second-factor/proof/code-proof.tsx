import type { SecondFactorState } from '@tallgrass/contracts/account'
import type { FactorKind } from '@tallgrass/domain'
import { CodeStep } from '../../../shared/second-factor/code-step'
import type { ProofFormProps } from './use-prove'

interface CodeProofProps extends ProofFormProps {
  state: SecondFactorState
}

export function CodeProof({ onCancel, onProof, pending, refusal, state }: CodeProofProps) {
  const factors = factorsIn(state)
  return (
    <CodeStep
      question={`${questionOf(factors)}. Then we go on, and do not ask again for ten minutes`}
      factors={factors}
      refusal={refusal}
      pending={pending}
      submitLabel="Confirm"
      backLabel="Cancel"
      onBack={onCancel}
      onCode={(code) => onProof({ code })}
      onPasskey={(passkey) => onProof({ passkey })}
    />
  )
}

function factorsIn({ app, passkeys, recoveryCodesLeft }: SecondFactorState): FactorKind[] {
  return [
    ...(app ? (['app'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...((recoveryCodesLeft ?? 0) > 0 ? (['recovery_code'] as const) : []),
  ]
}

function questionOf(factors: FactorKind[]): string {
  if (!factors.includes('app')) return 'Use your passkey'
  return factors.includes('passkey')
    ? 'Enter the code of your authenticator app, or use your passkey'
    : 'Enter the code of your authenticator app'
}
