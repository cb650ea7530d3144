import { Button, Group } from '@mantine/core'
import { schedulePage } from '@tallgrass/brand'
import type { OwnBooking } from '@tallgrass/contracts'
import { type FormEvent, useEffect } from 'react'
import { ownTimeZone } from '../../../lib/own-time-zone'
import { useSiteLinks } from '../../../lib/use-site-links'
import { ActionButton } from '../../../ui/action-button'
import { ExternalScheduler } from '../external-scheduler'
import classes from '../schedule.module.css'
import { TimeField } from '../time-field'
import { useChosenTime } from '../use-chosen-time'
import { useChooseTime } from './use-choose-time'

interface ChangeTimeProps {
  booking: OwnBooking
  token: string
  onDone: () => void
  /** Undefined if there is no current time to keep. */
  onKeep: (() => void) | undefined
}

/** Chooses the first time of a call, or a new one after a change or a cancellation. */
export function ChangeTime({ booking, onDone, onKeep, token }: ChangeTimeProps) {
  const { schedulerUrl } = useSiteLinks()
  const time = useChosenTime()
  const choose = useChooseTime({ refuseTime: time.refuse, onDone })
  const isAsked = onKeep !== undefined
  const { area } = time
  // The button that was pressed no longer exists. What takes its place is in view already.
  useEffect(() => {
    if (isAsked) area.current?.focus({ preventScroll: true })
  }, [area, isAsked])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (choose.isPending) return
    if (!time.start) return time.refuse('Please choose a time')
    choose.mutate({ token, start: time.start, timeZone: ownTimeZone() })
  }
  const keep = onKeep && (
    <Button variant="default" onClick={onKeep} disabled={choose.isPending}>
      {schedulePage.move.keep}
    </Button>
  )
  if (!schedulerUrl.startsWith('/'))
    return (
      <div className={classes.change} ref={area} tabIndex={-1}>
        <ExternalScheduler url={schedulerUrl} />
        {keep && <div>{keep}</div>}
      </div>
    )
  return (
    <form onSubmit={submit} noValidate className={classes.change}>
      <TimeField
        type={booking.type}
        token={token}
        value={time.start}
        onChange={time.choose}
        refusal={time.refusal}
        area={area}
      />
      <Group>
        <ActionButton type="submit" loading={choose.isPending}>
          {onKeep ? schedulePage.move.button : schedulePage.choose.button}
        </ActionButton>
        {keep}
      </Group>
    </form>
  )
}
