import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint, IconLogout } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import { useState } from 'react'
import { canUsePasskeys } from '../../lib/passkeys'
import { QuietFrame } from '../../shared/business/quiet-frame'
import { AuthenticatorSteps } from './app/authenticator-steps'
import { AddPasskeyForm } from './passkeys/add-passkey-form'

interface FactorDueProps {
  /** Called once the reader has a second factor. */
  onDone: () => void
  onSignOut: () => void
}

/** All that an administrator sees who has to add a second factor first. */
export function FactorDue({ onDone, onSignOut }: FactorDueProps) {
  const [way, setWay] = useState<'app' | 'passkey'>()
  const chooseAgain = () => setWay(undefined)
  return (
    <QuietFrame>
      <Card component="section" aria-labelledby="factor-due" maw="32rem" mx="auto">
        <Title order={1} size="h2" id="factor-due" mb="sm">
          Add a second factor
        </Title>
        {way === 'app' && <AuthenticatorSteps onCancel={chooseAgain} onDone={onDone} />}
        {way === 'passkey' && <AddPasskeyForm count={0} onCancel={chooseAgain} onDone={onDone} />}
        {!way && (
          <Stack gap="md">
            <Text>
              {names.business} asks all administrators for more than a password. It takes a minute, and then
              you go on.
            </Text>
            <Button leftSection={<IconDeviceMobile aria-hidden />} onClick={() => setWay('app')}>
              Use an authenticator app
            </Button>
            {canUsePasskeys() && (
              <Button
                variant="default"
                leftSection={<IconFingerprint aria-hidden />}
                onClick={() => setWay('passkey')}
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
