import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { watchInput } from '../../lib/unsaved-input'
import { CopyField } from '../../ui/copy-field'

/** The only time that a key is shown: the server stores just its hash. */
export function NewKey({ onDone, token }: { token: string; onDone: () => void }) {
  useEffect(() => watchInput(() => true), [])
  return (
    <Stack>
      <CopyField label="API key" value={token} copyLabel="Copy key" />
      <Text>
        Keep it where only your program finds it. We show it only now; if it is lost, revoke it and create
        another one. Programs send it as <code>Authorization: Bearer</code>.
      </Text>
      <Group justify="flex-end">
        <Button onClick={onDone}>I have kept it</Button>
      </Group>
    </Stack>
  )
}
