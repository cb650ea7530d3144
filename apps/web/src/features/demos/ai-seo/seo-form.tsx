import { Button, TextInput } from '@mantine/core'
import { aiSeoDemo } from '@tallgrass/brand'
import { isComplete, type SeoInputs } from '@tallgrass/domain'
import { type SyntheticEvent, useState } from 'react'
import classes from '../demo-form.module.css'

const { form: words } = aiSeoDemo
const fields = ['business', 'service', 'location'] as const
const MAX_INPUT_LENGTH = 80

interface SeoFormProps {
  /** The inputs of a running demo, during which the fields are read-only. */
  running: SeoInputs | null
  onStart: (inputs: SeoInputs) => void
}

export function SeoForm({ onStart, running }: SeoFormProps) {
  const [inputs, setInputs] = useState(running ?? { business: '', service: '', location: '' })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onStart(inputs)
  }
  return (
    <form className={classes.form} aria-labelledby="demo-title" onSubmit={submit}>
      {fields.map((field, index) => (
        <TextInput
          key={field}
          label={words[field]}
          placeholder={`${words.example} ${words.examples[field]}`}
          maxLength={MAX_INPUT_LENGTH}
          autoComplete="off"
          readOnly={running !== null}
          data-autofocus={(!running && index === 0) || undefined}
          value={inputs[field]}
          onChange={(event) => setInputs({ ...inputs, [field]: event.currentTarget.value })}
        />
      ))}
      {!running && (
        <Button type="submit" disabled={!isComplete(inputs)}>
          {words.start}
        </Button>
      )}
    </form>
  )
}
