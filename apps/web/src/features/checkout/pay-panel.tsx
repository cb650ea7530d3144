import { Anchor, Button, Card, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { contact } from '@tallgrass/brand'
import type { CheckoutInput, CheckoutView } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { telephoneLink } from '../../lib/telephone-link'
import { MoneyToReturn } from '../../shared/invoices/money-to-return'
import classes from './checkout.module.css'
import { NoCard } from './no-card'
import { PayByCard } from './pay-by-card'

interface PayPanelProps {
  checkout: CheckoutView
  link: CheckoutInput
}

/** The way to pay, or the reason why the invoice cannot be paid. */
export function PayPanel({ checkout, link }: PayPanelProps) {
  return (
    <Card className={classes.panel} component="section" aria-labelledby="pay-title">
      <Content checkout={checkout} link={link} />
      <Text c="dimmed" fz="xs">
        Questions? Call{' '}
        <Anchor inherit href={telephoneLink}>
          {contact.phone}
        </Anchor>
        .
      </Text>
    </Card>
  )
}

function Content({ checkout, link }: PayPanelProps): ReactNode {
  const { cardProblem, status } = checkout
  if (status === 'PAID') return <Paid checkout={checkout} />
  if (status === 'VOID') return <Voided checkout={checkout} />
  return cardProblem ? <NoCard problem={cardProblem} /> : <PayByCard checkout={checkout} link={link} />
}

function Paid({ checkout: { toReturn } }: Pick<PayPanelProps, 'checkout'>) {
  return (
    <>
      <div className={classes.state}>
        <IconCircleCheck aria-hidden />
        <Title order={2} size="h3" id="pay-title">
          This invoice has been paid
        </Title>
      </div>
      <Text>Payment received - thank you! The receipt is in your client portal.</Text>
      <MoneyToReturn toReturn={toReturn} />
      <Button variant="default" renderRoot={(props) => <Link to="/portal/invoices" {...props} />}>
        Go to the client portal
      </Button>
    </>
  )
}

function Voided({ checkout: { toReturn, voidReason } }: Pick<PayPanelProps, 'checkout'>) {
  return (
    <>
      <div className={classes.state} data-tone="quiet">
        <IconCircleX aria-hidden />
        <Title order={2} size="h3" id="pay-title">
          This invoice has been voided
        </Title>
      </div>
      <Text>There is nothing to pay.</Text>
      {voidReason && <Text>Reason: {voidReason}</Text>}
      <MoneyToReturn toReturn={toReturn} />
    </>
  )
}
