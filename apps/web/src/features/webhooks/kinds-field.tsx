import { Checkbox, SimpleGrid, Stack } from '@mantine/core'
import { kindsIn } from '@tallgrass/contracts/integrations'
import { webhookKinds, webhookLabel } from '@tallgrass/domain/webhook-events'
import type { ReactNode } from 'react'

interface KindsFieldProps {
  value?: unknown
  onChange?: (lines: string) => void
  error?: ReactNode
}

/** A checkbox for each event, with the name that requests have. */
export function KindsField({ error, onChange, value }: KindsFieldProps) {
  const chosen = kindsIn(String(value ?? ''))
  const isAll = chosen.length === webhookKinds.length
  const choose = (kinds: readonly string[]) =>
    onChange?.(webhookKinds.filter((kind) => kinds.includes(kind)).join('\n'))
  return (
    <Stack gap="xs">
      <Checkbox
        label="All events"
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => choose(isAll ? [] : webhookKinds)}
      />
      <Checkbox.Group label="Events" error={error} value={chosen} onChange={choose}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my="xs">
          {webhookKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={webhookLabel(kind)} description={kind} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </Stack>
  )
}
