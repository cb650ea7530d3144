import { Button } from '@mantine/core'
import { IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { aiReceptionistDemo as words } from '@tallgrass/brand'
import type { CallScenario } from '@tallgrass/domain'
import classes from './call.module.css'
import { Caller } from './caller'

interface IncomingCallProps {
  scenario: CallScenario
  onAnswer: () => void
  onDecline: () => void
}

export function IncomingCall({ onAnswer, onDecline, scenario }: IncomingCallProps) {
  return (
    <section className={classes.screen} aria-label={words.incoming}>
      <p className={classes.state} role="status">
        {words.incoming}
      </p>
      <Caller scenario={scenario} />
      <div className={classes.controls}>
        <Button color="danger" variant="light" leftSection={<IconPhoneOff aria-hidden />} onClick={onDecline}>
          {words.decline}
        </Button>
        <Button data-autofocus leftSection={<IconPhone aria-hidden />} onClick={onAnswer}>
          {words.answer}
        </Button>
      </div>
    </section>
  )
}
