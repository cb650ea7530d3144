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
      text={`${formatMoney(amount)} for “${title}”. It cannot be paid twice.`}
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
      text="Nothing was charged. Go back to the invoice and begin again."
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
      title="No such payment"
      text="This address belongs to no test payment. Begin again from the invoice."
      actions={<Button renderRoot={(props) => <Link to="/" {...props} />}>Go to Homepage</Button>}
    />
  )
}
