import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { aiReceptionistDemo as words } from '@tallgrass/brand'
import type { SpokenLine } from '@tallgrass/domain'

/** Copies the transcript so far as text. */
export function CopyTranscript({ spoken }: { spoken: readonly SpokenLine[] }) {
  const { copied, copy, error } = useClipboard()
  const text = spoken.map((line) => `${words.speakers[line.speaker]}: ${line.text}`).join('\n')
  const { controls } = words
  return (
    <Button variant="default" leftSection={<IconCopy aria-hidden />} onClick={() => copy(text)}>
      <span aria-live="polite">{error ? controls.notCopied : copied ? controls.copied : controls.copy}</span>
    </Button>
  )
}
