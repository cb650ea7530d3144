import { Button, Switch } from '@mantine/core'
import { IconBellRinging, IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { aiReceptionistDemo as words } from '@tallgrass/brand'
import type { CallScenario } from '@tallgrass/domain'
import classes from './call.module.css'
import { Caller } from './caller'
import ringing from './ringing.module.css'

interface IncomingCallProps {
  scenario: CallScenario
  /** How often it has rung. */
  rings: number
  sound: boolean
  onSound: () => void
  onAnswer: () => void
  onDecline: () => void
}

export function IncomingCall({ onAnswer, onDecline, onSound, rings, scenario, sound }: IncomingCallProps) {
  return (
    <section className={classes.screen} data-ringing aria-label={words.incoming}>
      <p className={classes.state} role="status">
        {words.incoming}
      </p>
      <Caller scenario={scenario} rings={rings} />
      <p className={ringing.ringing}>
        <IconBellRinging aria-hidden />
        {words.ringing}
      </p>
      <div className={classes.controls}>
        <Button color="danger" variant="light" leftSection={<IconPhoneOff aria-hidden />} onClick={onDecline}>
          {words.decline}
        </Button>
        <Button data-autofocus leftSection={<IconPhone aria-hidden />} onClick={onAnswer}>
          {words.answer}
        </Button>
        <Switch label={words.sound} checked={sound} onChange={onSound} className={classes.sound} />
      </div>
    </section>
  )
}
