import { Group, NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { MoneyField } from '../../../ui/money-field'
import type { DiscountUnit } from './invoice-draft'
import type { InvoiceForm } from './use-invoice-form'

const units = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Dollars' },
] satisfies { value: DiscountUnit; label: string }[]

const shared = {
  label: 'Discount',
  description: 'Optional. It is taken off the lines before tax.',
  // Below the input, so that both inputs stand on one line.
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
  autoComplete: 'off',
  flex: 1,
} satisfies TextInputProps

/** A discount on the whole invoice, in percent or in dollars. */
export function DiscountField({ form }: { form: InvoiceForm }) {
  const { unit } = form.values.discount
  return (
    <Group gap="sm" align="start" wrap="nowrap">
      {unit === 'percent' ? (
        <TextInput {...shared} inputMode="decimal" {...form.getInputProps('discount.percent')} />
      ) : (
        <MoneyField {...shared} {...form.getInputProps('discount.amount')} />
      )}
      <NativeSelect label="Discount in" data={units} w="8rem" {...form.getInputProps('discount.unit')} />
    </Group>
  )
}
