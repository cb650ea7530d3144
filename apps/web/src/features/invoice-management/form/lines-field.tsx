import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ProjectId } from '@tallgrass/domain'
import { useEffect, useId, useRef, useState } from 'react'
import { AddCosts } from './add-costs'
import { DiscountField } from './discount-field'
import { type DraftLine, isBlank, newLine, totalsSoFar } from './invoice-draft'
import { InvoiceTotals } from './invoice-totals'
import { LineFields } from './line-fields'
import classes from './lines-field.module.css'
import type { InvoiceForm } from './use-invoice-form'

interface LinesFieldProps {
  form: InvoiceForm
  /** The project whose costs can be added; empty for none. */
  projectId: ProjectId | ''
}

/** The lines of an invoice. All actions work by keyboard. */
export function LinesField({ form, projectId }: LinesFieldProps) {
  const heading = useId()
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState<string>()
  const { lines } = form.values
  const { uncounted, ...totals } = totalsSoFar(form.values)
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>(`[data-line="${added}"] input`)?.focus()
  }, [added])
  function add(more: DraftLine[]) {
    form.setFieldValue('lines', [
      ...lines.filter((line) => !isBlank(line) || isBlank(more[0] ?? line)),
      ...more,
    ])
    form.clearFieldError('lines')
    setAdded(more[0]?.key)
  }
  function remove(index: number) {
    form.removeListItem('lines', index)
    setAdded(lines[index === 0 ? 1 : index - 1]?.key)
  }
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Title order={3} size="h4" id={heading}>
        Lines
      </Title>
      <ol ref={list} className={classes.lines}>
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            form={form}
            line={line}
            index={index}
            count={lines.length}
            onMove={(to) => form.reorderListItem('lines', { from: index, to })}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {form.errors.lines && (
        <Alert color="danger" role="alert">
          {form.errors.lines}
        </Alert>
      )}
      <Group gap="sm">
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus aria-hidden />}
          onClick={() => add([newLine()])}
        >
          Add line
        </Button>
        {projectId !== '' && <AddCosts projectId={projectId} lines={lines} onAdd={add} />}
      </Group>
      <DiscountField form={form} />
      <div className={classes.totals} aria-live="polite">
        <InvoiceTotals {...totals} />
        {uncounted > 0 && (
          <Text fz="sm" c="dimmed" px="md" pb="sm">
            {uncounted === 1 ? 'One line is' : `${uncounted} lines are`} not included yet because a number is
            missing or invalid.
          </Text>
        )}
      </div>
    </Stack>
  )
}
