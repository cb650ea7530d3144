import type { SessionUser } from '@tallgrass/contracts'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { focusMain } from '../../lib/focus-main'
import { lazyPart } from '../../ui/lazy-part'
import { ProofQuestion } from './proof/proof-question'

const FactorDue = lazyPart(() => import('./factor-due').then((module) => module.FactorDue))

interface FactorGateProps {
  user: SessionUser | null
  /** Loads the session again. */
  refresh: () => Promise<unknown>
  onSignOut: () => void
  children: ReactNode
}

/** A portal for those who have what the site asks of them; the others add it first. */
export function FactorGate({ children, onSignOut, refresh, user }: FactorGateProps) {
  const router = useRouter()
  // The session learns of a new factor while its recovery codes are still shown.
  const [isAdding, setAdding] = useState(false)
  const isDue = user !== null && (user.needsSecondFactor || isAdding)

  async function goOn() {
    await refresh()
    setAdding(false)
    // What was refused until now is loaded again.
    await router.invalidate()
    focusMain()
  }
  return (
    <>
      {isDue ? <FactorDue onAdding={setAdding} onDone={() => void goOn()} onSignOut={onSignOut} /> : children}
      <ProofQuestion />
    </>
  )
}
