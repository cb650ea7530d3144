import { Button, TextInput } from '@mantine/core'
import { aiSeoDemo } from '@tallgrass/brand'
import { isComplete, type SeoInputs } from '@tallgrass/domain'
import { type SyntheticEvent, useState } from 'react'
import classes from '../demo-form.module.css'

const { again, form: words } = aiSeoDemo
const fields = ['business', 'service', 'location'] as const
const MAX_INPUT_LENGTH = 80

interface SeoFormProps {
  /** The inputs of a running demo, during which the fields are read-only. */
  running: SeoInputs | null
  onStart: (inputs: SeoInputs) => void
  onReset: () => void
}

export function SeoForm({ onReset, onStart, running }: SeoFormProps) {
  const [inputs, setInputs] = useState(running ?? { business: '', service: '', location: '' })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onStart(inputs)
  }
  return (
    <form
      className={classes.form}
      aria-labelledby="demo-title"
      onSubmit={submit}
      // Focus the form, not the button: a second Enter would press the button and start over.
      {...(running && { tabIndex: -1, 'data-autofocus': true })}
    >
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
      {running ? (
        <Button variant="default" onClick={onReset}>
          {again}
        </Button>
      ) : (
        <Button type="submit" disabled={!isComplete(inputs)}>
          {words.start}
        </Button>
      )}
    </form>
  )
}
