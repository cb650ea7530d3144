import { Button } from '@mantine/core'
import { IconCircleCheck, IconClockX, IconLinkOff } from '@tabler/icons-react'
import type { SandboxSession } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { QuietNotice } from '../../ui/quiet-notice'

export function SessionPaid({ session: { amount, successUrl, title } }: { session: SandboxSession }) {
  return (
    <QuietNotice
      icon={<IconCircleCheck aria-hidden />}
      tone="good"
      title="This payment has been made"
      text={`${formatMoney(amount)} for “${title}”. You will not be charged again.`}
      actions={
        <Button component="a" href={successUrl}>
          Continue
        </Button>
      }
    />
  )
}

export function SessionExpired({ session: { cancelUrl } }: { session: SandboxSession }) {
  return (
    <QuietNotice
      icon={<IconClockX aria-hidden />}
      title="This payment page has expired"
      text="Nothing was charged. Go back to the invoice to try again."
      actions={
        <Button component="a" href={cancelUrl}>
          Back to the invoice
        </Button>
      }
    />
  )
}

export function UnknownSession() {
  return (
    <QuietNotice
      icon={<IconLinkOff aria-hidden />}
      title="Payment not found"
      text="There is no test payment at this address. Start again from the invoice."
      actions={<Button renderRoot={(props) => <Link to="/" {...props} />}>Go to Homepage</Button>}
    />
  )
}
