import { TextInput } from '@mantine/core'
import type { CardFormType } from './card-form-values'
import { formatCardNumber, formatExpiry, formatTyped } from './format-card'
import classes from './sandbox.module.css'

/** No browser offers or keeps what is typed here. */
const unremembered = { autoComplete: 'off', inputMode: 'numeric', spellCheck: false } as const

export function CardFields({ form }: { form: CardFormType }) {
  return (
    <>
      <TextInput
        label="Card number"
        placeholder="1234 1234 1234 1234"
        {...unremembered}
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
          {...unremembered}
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
          {...unremembered}
          {...form.getInputProps('cvc')}
        />
      </div>
    </>
  )
}
