import { Alert, Card, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatMoney, type Money } from '@tallgrass/domain'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { showFirstError } from '../../lib/show-first-error'
import { ActionButton } from '../../ui/action-button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { CardFields } from './card-fields'
import type { CardFormType } from './card-form-values'
import { DeliveryChoice } from './delivery-choice'
import classes from './sandbox.module.css'
import { usePayInSandbox } from './use-pay-in-sandbox'

interface CardFormProps {
  form: CardFormType
  amount: Money
  payButton: RefObject<HTMLButtonElement | null>
}

export function CardForm({ amount, form, payButton }: CardFormProps) {
  const { failAuthentication, isPaying, needsAuthentication, pay, refusal } = usePayInSandbox(
    form.values.sessionId,
  )
  // The next step is to enter another card.
  const focusCardNumber = useEffectEvent(() => form.getInputNode('cardNumber')?.focus())
  useEffect(() => {
    if (refusal) focusCardNumber()
  }, [refusal])
  return (
    <Card
      component="form"
      noValidate
      autoComplete="off"
      aria-labelledby="pay-by-card"
      className={classes.form}
      onSubmit={form.onSubmit((values) => pay(values), showFirstError(form))}
    >
      <Title order={2} size="h3" id="pay-by-card">
        Pay by card
      </Title>
      {refusal && (
        <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {refusal}
        </Alert>
      )}
      <CardFields form={form} />
      <ActionButton ref={payButton} type="submit" size="lg" fullWidth disabled={isPaying}>
        {isPaying ? 'Paying...' : `Pay ${formatMoney(amount)}`}
      </ActionButton>
      <DeliveryChoice {...form.getInputProps('delivery')} />
      <ConfirmDialog
        opened={needsAuthentication}
        onClose={failAuthentication}
        onConfirm={() => pay({ ...form.values, authenticated: true })}
        title="Confirm your identity with your bank"
        confirmLabel="Complete authentication"
        cancelLabel="Fail"
        pending={isPaying}
      >
        TEST MODE: no bank is contacted. Choose the result of the authentication.
      </ConfirmDialog>
    </Card>
  )
}
