import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import { useShownOnce } from './codes-modal'
import classes from './recovery-codes.module.css'

interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

/** The only time that recovery codes are shown: the server stores just their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  useShownOnce()
  return (
    <Stack gap="md">
      <Text tabIndex={-1} data-autofocus>
        Each of these codes opens your account once, with your password, if you lose your phone or passkey.
        Keep them where only you find them. We show them only now.
      </Text>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(toFile(codes))}`}
          download="recovery-codes.txt"
          variant="default"
          leftSection={<IconDownload aria-hidden />}
        >
          Download
        </Button>
        <CopyButton value={codes.join('\n')} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
            >
              <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone}>I have kept them</Button>
      </Group>
    </Stack>
  )
}

function toFile(codes: string[]): string {
  const head = `Recovery codes for ${names.business}. Each works once, with your password.`
  return [head, '', ...codes, ''].join('\r\n')
}
