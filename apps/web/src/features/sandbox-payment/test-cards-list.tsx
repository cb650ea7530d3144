import { Text, Title, UnstyledButton } from '@mantine/core'
import classes from './sandbox.module.css'
import { testCards, testDetails } from './test-cards'

interface TestCardsProps {
  onChoose: (card: { cardNumber: string; expiry: string; cvc: string }) => void
}

/** Buttons that fill in the form with a test card. */
export function TestCards({ onChoose }: TestCardsProps) {
  return (
    <section aria-labelledby="test-cards">
      <Title order={2} size="h4" id="test-cards">
        Test cards
      </Title>
      <Text c="dimmed" fz="sm" mb="xs">
        Select a card to fill in the form.
      </Text>
      <ul className={classes.cards}>
        {testCards.map(({ does, number }) => (
          <li key={number}>
            <UnstyledButton
              className={classes.card}
              onClick={() => onChoose({ cardNumber: number, ...testDetails(new Date()) })}
            >
              <span className={classes.number}>{number}</span> <span>{does}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
