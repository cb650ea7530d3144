import { Card, Textarea, TextInput, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { schedulePage } from '@tallgrass/brand'
import { bookCallForm } from '@tallgrass/contracts'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { ownTimeZone } from '../../lib/own-time-zone'
import { showErrors } from '../../lib/show-errors'
import { ActionButton } from '../../ui/action-button'
import { KindField } from './kind-field'
import classes from './schedule.module.css'
import { TimeField } from './time-field'
import { useAttempt } from './use-attempt'
import { useBookCall } from './use-book-call'
import { useChosenTime } from './use-chosen-time'
import { useWantedKind } from './use-wanted-kind'

const initialValues = { name: '', email: '', company: '', phone: '', notes: '' }

export interface Person {
  name: string
  email: string
  company?: string
  phone?: string
}

export function BookingForm({ person }: { person: Person | null }) {
  const [type, setType] = useWantedKind()
  const time = useChosenTime()
  const form = useForm({ initialValues, validate: schemaResolver(bookCallForm, { sync: true }) })
  const book = useBookCall({ refuseTime: time.refuse, showFieldErrors: showErrors(form) })
  const attemptOf = useAttempt()
  const fillIn = useEffectEvent(({ company = '', email, name, phone = '' }: Person) =>
    form.setValues((typed) => ({
      name: typed.name || name,
      email: typed.email || email,
      company: typed.company || company,
      phone: typed.phone || phone,
    })),
  )
  // The session may be known only after the page.
  useEffect(() => {
    if (person) fillIn(person)
  }, [person])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (book.isPending) return
    const { errors } = form.validate()
    const [first] = Object.keys(initialValues).filter((field) => field in errors)
    const { start } = time
    if (!start) return time.refuse('Please choose a time')
    if (first) return form.getInputNode(first)?.focus()
    const attempt = attemptOf(`${type} ${start} ${form.values.email}`)
    book.mutate({ ...form.values, type, start, timeZone: ownTimeZone(), attempt })
  }
  return (
    <Card component="form" onSubmit={submit} noValidate className={classes.form}>
      <KindField value={type} onChange={setType} />
      <TimeField
        type={type}
        value={time.start}
        onChange={time.choose}
        refusal={time.refusal}
        area={time.area}
      />
      <section className={classes.you} aria-labelledby="you">
        <Title order={2} size="h3" id="you">
          {schedulePage.you}
        </Title>
        <div className={classes.fields}>
          <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />
          <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
          <TextInput
            label="Company (optional)"
            autoComplete="organization"
            {...form.getInputProps('company')}
          />
          <TextInput
            label="Phone (optional)"
            description={schedulePage.phoneHint}
            type="tel"
            autoComplete="tel"
            {...form.getInputProps('phone')}
          />
        </div>
        <Textarea label={`${schedulePage.notes} (optional)`} {...form.getInputProps('notes')} />
        <ActionButton type="submit" loading={book.isPending} className={classes.book}>
          {schedulePage.book}
        </ActionButton>
      </section>
    </Card>
  )
}
