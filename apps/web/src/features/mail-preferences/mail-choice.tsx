import { NativeSelect, Switch, Text } from '@mantine/core'
import type { MailPreference } from '@tallgrass/contracts'
import { type MailTime, mailTimes, WEEK_MAIL } from '@tallgrass/domain'
import { useId } from 'react'
import classes from './mail-choice.module.css'

const LABELS: Record<MailTime, string> = { now: 'At once', daily: 'Daily summary', never: 'Never' }
const choices = mailTimes.map((value) => ({ value, label: LABELS[value] }))

interface MailChoiceProps {
  preference: MailPreference
  disabled: boolean
  onChange: (mail: MailTime) => void
}

/** What is mailed, and when its reader gets it; the mail of the week is on or off. */
export function MailChoice({ disabled, onChange, preference: { kind, label, mail } }: MailChoiceProps) {
  const id = useId()
  if (kind === WEEK_MAIL)
    return (
      <li className={classes.row}>
        <Switch
          label={label}
          labelPosition="left"
          size="md"
          classNames={{ root: classes.switch, body: classes.switchBody }}
          checked={mail !== 'never'}
          disabled={disabled}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? 'now' : 'never')}
        />
      </li>
    )
  return (
    <li className={classes.row}>
      <Text component="label" htmlFor={id}>
        {label}
      </Text>
      <NativeSelect
        id={id}
        data={choices}
        value={mail}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => {
          const time = mailTimes.find((one) => one === value)
          if (time) onChange(time)
        }}
      />
    </li>
  )
}
