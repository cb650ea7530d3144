import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { SigningView } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { useGoTo } from '../../../lib/use-go-to'
import type { SigningState } from '../signing-state'

interface NextStepsProps {
  view: SigningView
  state: SigningState
  /** The payment page of the invoice that the signature issued. */
  paymentUrl: string | null | undefined
  signedIn: boolean
}

/** Links to the payment, or back to the agreements. */
export function NextSteps({ paymentUrl, signedIn, state, view }: NextStepsProps) {
  const goTo = useGoTo()
  if (view.role === 'PROVIDER') {
    return <Button onClick={() => goTo('/portal/admin/agreements')}>Back to Agreements</Button>
  }
  if (paymentUrl) {
    return (
      <Button rightSection={<IconArrowRight aria-hidden />} onClick={() => goTo(paymentUrl)}>
        {view.retainerAmount ? `Pay ${formatMoney(view.retainerAmount)}` : 'Go to payment'}
      </Button>
    )
  }
  if (!signedIn) return null
  const toPay = state === 'countersignature' && view.retainerAmount !== null
  return (
    <>
      {toPay && (
        <Button renderRoot={(props) => <Link to="/portal/invoices" {...props} />}>Your Invoices</Button>
      )}
      <Button
        variant={toPay || state === 'completed' ? 'default' : 'filled'}
        renderRoot={(props) => <Link to="/portal/agreements" {...props} />}
      >
        Your Agreements
      </Button>
    </>
  )
}
