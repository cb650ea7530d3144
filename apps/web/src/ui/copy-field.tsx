import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'

/** A text to copy, such as a link that is shown only once. */
export function CopyField({
  label,
  value,
  copyLabel = 'Copy',
}: {
  label: string
  value: string
  copyLabel?: string
}) {
  return (
    <Group align="end" gap="xs">
      <TextInput
        label={label}
        value={value}
        readOnly
        flex="1 1 14rem"
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={value} timeout={2000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            data-autofocus
            onClick={copy}
            leftSection={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          >
            <span aria-live="polite">{copied ? 'Copied' : copyLabel}</span>
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
