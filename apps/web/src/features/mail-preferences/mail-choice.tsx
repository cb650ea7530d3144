import { NativeSelect, Text } from '@mantine/core'
import type { MailPreference } from '@tallgrass/contracts'
import { type MailTime, mailTimes } from '@tallgrass/domain'
import { useId } from 'react'
import classes from './mail-choice.module.css'

const LABELS: Record<MailTime, string> = { now: 'At once', daily: 'Daily summary', never: 'Never' }
const choices = mailTimes.map((value) => ({ value, label: LABELS[value] }))

interface MailChoiceProps {
  preference: MailPreference
  disabled: boolean
  onChange: (mail: MailTime) => void
}

/** An event, and when its reader gets mail about it. */
export function MailChoice({ disabled, onChange, preference: { label, mail } }: MailChoiceProps) {
  const id = useId()
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
