import { ActionIcon, Group, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { looksDisabled } from '../../../lib/looks-disabled'
import { MoneyField } from '../../../ui/money-field'
import type { DraftLine } from './invoice-draft'
import classes from './lines-field.module.css'
import type { InvoiceForm } from './use-invoice-form'

interface LineFieldsProps {
  form: InvoiceForm
  line: DraftLine
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

export function LineFields({ count, form, index, line, onMove, onRemove }: LineFieldsProps) {
  const inputProps = (field: keyof DraftLine) => form.getInputProps(`lines.${index}.${field}`)
  const name = `line ${index + 1}`
  return (
    <li className={classes.line} data-line={line.key}>
      <fieldset className={classes.fields}>
        <legend className={classes.legend}>
          Line {index + 1}
          {line.costId && (
            <Text span fz="sm" fw="normal" c="dimmed">
              {' '}
              project cost
            </Text>
          )}
        </legend>
        <TextInput
          className={classes.description}
          label="Description"
          autoComplete="off"
          {...inputProps('description')}
        />
        <TextInput label="Quantity" inputMode="decimal" autoComplete="off" {...inputProps('quantity')} />
        <MoneyField label="Unit price" {...inputProps('unitPrice')} />
        <TextInput label="Tax (%)" inputMode="decimal" autoComplete="off" {...inputProps('taxRate')} />
      </fieldset>
      {count > 1 && (
        <Group gap="0.25rem" className={classes.tools}>
          <ActionIcon
            color="gray"
            aria-label={`Move ${name} up`}
            {...looksDisabled(index === 0)}
            onClick={() => index > 0 && onMove(index - 1)}
          >
            <IconArrowUp aria-hidden />
          </ActionIcon>
          <ActionIcon
            color="gray"
            aria-label={`Move ${name} down`}
            {...looksDisabled(index === count - 1)}
            onClick={() => index < count - 1 && onMove(index + 1)}
          >
            <IconArrowDown aria-hidden />
          </ActionIcon>
          <ActionIcon color="danger" aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconTrash aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </li>
  )
}
