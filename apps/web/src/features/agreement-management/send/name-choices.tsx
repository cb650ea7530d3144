import { Button, Group } from '@mantine/core'

export interface NameChoicesProps {
  /** For what the names are offered. */
  label: string
  names: string[]
  onChoose: (name: string) => void
}

/** Names that one click puts into the field above. */
export function NameChoices({ label, names, onChoose }: NameChoicesProps) {
  if (names.length === 0) return null
  return (
    <Group role="group" aria-label={label} gap="xs" mt="calc(var(--mantine-spacing-xs) * -1)">
      {names.map((name) => (
        <Button key={name} variant="default" size="compact-sm" maw="100%" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </Group>
  )
}
