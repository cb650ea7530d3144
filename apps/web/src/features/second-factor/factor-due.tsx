import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint, IconLogout } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusMain } from '../../lib/focus-main'
import { canUsePasskeys } from '../../lib/passkeys'
import { QuietFrame } from '../../shared/business/quiet-frame'
import { FocusFirst } from '../../ui/focus-first'
import { AuthenticatorSteps } from './app/authenticator-steps'
import { AddPasskeyForm } from './passkeys/add-passkey-form'

type Way = 'app' | 'passkey'

interface FactorDueProps {
  /** Called with true when the reader begins to add one, and with false when they choose again. */
  onAdding: (isAdding: boolean) => void
  /** Called once the reader has a second factor. */
  onDone: () => void
  onSignOut: () => void
}

/** All that an administrator sees who has to add a second factor first. */
export function FactorDue({ onAdding, onDone, onSignOut }: FactorDueProps) {
  const [way, setWay] = useState<Way>()

  function choose(chosen: Way | undefined) {
    setWay(chosen)
    onAdding(chosen !== undefined)
  }
  function chooseAgain() {
    flushSync(() => choose(undefined)) // the button that was pressed is gone
    focusMain()
  }
  return (
    <QuietFrame>
      <Card component="section" aria-labelledby="factor-due" maw="32rem" mx="auto">
        <Title order={1} size="h2" id="factor-due" mb="sm">
          Add a second factor
        </Title>
        <FocusFirst key={way}>
          {way === 'app' && <AuthenticatorSteps onCancel={chooseAgain} onDone={onDone} />}
          {way === 'passkey' && <AddPasskeyForm count={0} onCancel={chooseAgain} onDone={onDone} />}
        </FocusFirst>
        {!way && (
          <Stack gap="md">
            <Text>
              {names.business} asks all administrators for more than a password. It takes a minute, and then
              you go on.
            </Text>
            <Button leftSection={<IconDeviceMobile aria-hidden />} onClick={() => choose('app')}>
              Use an authenticator app
            </Button>
            {canUsePasskeys() && (
              <Button
                variant="default"
                leftSection={<IconFingerprint aria-hidden />}
                onClick={() => choose('passkey')}
              >
                Use a passkey
              </Button>
            )}
            <Group justify="flex-end">
              <Button variant="subtle" leftSection={<IconLogout aria-hidden />} onClick={onSignOut}>
                Sign out
              </Button>
            </Group>
          </Stack>
        )}
      </Card>
    </QuietFrame>
  )
}
