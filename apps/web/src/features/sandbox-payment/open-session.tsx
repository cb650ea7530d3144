import { Anchor, Text, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { IconArrowLeft } from '@tabler/icons-react'
import { type SandboxSession, sandboxPayInput } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { useRef } from 'react'
import { CardForm } from './card-form'
import { type CardFormValues, emptyCard } from './card-form-values'
import classes from './sandbox.module.css'
import { TestCards } from './test-cards-list'

interface OpenSessionProps {
  session: SandboxSession
  sessionId: string
}

export function OpenSession({ session, sessionId }: OpenSessionProps) {
  const { amount, cancelUrl, currency, title } = session
  const payButton = useRef<HTMLButtonElement>(null)
  const form = useForm<CardFormValues>({
    initialValues: { sessionId, ...emptyCard },
    validate: schemaResolver(sandboxPayInput, { sync: true }),
  })
  return (
    <div className={classes.sheet}>
      <div className={classes.about}>
        <Anchor href={cancelUrl} fz="sm" className={classes.back}>
          <IconArrowLeft aria-hidden />
          Cancel and go back
        </Anchor>
        <div>
          <Title order={1} size="h3" className={classes.title}>
            {title}
          </Title>
          <p className={classes.amount}>{formatMoney(amount)}</p>
          <Text c="dimmed" fz="sm">
            {currency}, one-time payment
          </Text>
        </div>
        <TestCards
          onChoose={(card) => {
            form.setValues(card)
            form.clearErrors()
            payButton.current?.focus()
          }}
        />
      </div>
      <CardForm form={form} amount={amount} payButton={payButton} />
    </div>
  )
}
