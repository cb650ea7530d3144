import { TextInput } from '@mantine/core'
import type { CardFormType } from './card-form-values'
import { formatCardNumber, formatExpiry, formatTyped } from './format-card'
import classes from './sandbox.module.css'

/** Keeps browsers from suggesting or storing card data. */
const noAutofill = { autoComplete: 'off', inputMode: 'numeric', spellCheck: false } as const

export function CardFields({ form }: { form: CardFormType }) {
  return (
    <>
      <TextInput
        label="Card number"
        placeholder="1234 1234 1234 1234"
        {...noAutofill}
        {...form.getInputProps('cardNumber')}
        onChange={({ currentTarget }) =>
          form.setFieldValue('cardNumber', formatTyped(currentTarget, formatCardNumber))
        }
        onBlur={() => form.setFieldValue('cardNumber', formatCardNumber(form.getValues().cardNumber))}
      />
      <div className={classes.halves}>
        <TextInput
          label="Expires"
          placeholder="MM / YY"
          {...noAutofill}
          {...form.getInputProps('expiry')}
          onChange={({ currentTarget }) =>
            form.setFieldValue('expiry', formatTyped(currentTarget, formatExpiry))
          }
          onBlur={() => form.setFieldValue('expiry', formatExpiry(form.getValues().expiry))}
        />
        <TextInput
          label="Security code"
          placeholder="3 digits"
          maxLength={4}
          {...noAutofill}
          {...form.getInputProps('cvc')}
        />
      </div>
    </>
  )
}
