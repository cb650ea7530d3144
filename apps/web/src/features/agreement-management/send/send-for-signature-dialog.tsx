import { Alert, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { sampleNote } from '@tallgrass/brand'
import type { Agreement } from '@tallgrass/contracts'
import { useState } from 'react'
import { notify } from '../../../lib/notify'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { FormModal } from '../../../ui/form-modal'
import { useSigners } from '../use-signers'
import { SendForSignatureForm } from './send-for-signature-form'
import { sendingAhead } from './sending-ahead'
import type { SigningFacts } from './signing-draft'
import { useSendForSignature } from './use-send-for-signature'

interface SendForSignatureDialogProps {
  /** Undefined until the dialog is first opened. */
  agreement: Agreement | undefined
  opened: boolean
  onClose: () => void
}

export function SendForSignatureDialog({ agreement, onClose, opened }: SendForSignatureDialogProps) {
  const [pending, setPending] = useState(false)
  const { mutateAsync } = useSendForSignature()
  const channels = useOutboxSettings()
  const { signers } = useSigners(agreement?.clientId)
  async function send(facts: SigningFacts) {
    if (!agreement) return notify({ title: 'Error', message: 'No agreement selected', destructive: true })
    setPending(true)
    try {
      await mutateAsync({ ...facts, id: agreement.id })
      onClose()
    } finally {
      setPending(false)
    }
  }
  return (
    <FormModal opened={opened} onClose={onClose} pending={pending} title="Send for Signature">
      <Stack gap="md">
        {agreement && (
          <Text c="dimmed">{sendingAhead({ name: agreement.clientName, signers }, channels)}</Text>
        )}
        {sampleNote && (
          <Alert color="amber" role="note" icon={<IconAlertTriangle aria-hidden />}>
            {sampleNote}
          </Alert>
        )}
        <SendForSignatureForm agreement={agreement} pending={pending} onSubmit={send} onCancel={onClose} />
      </Stack>
    </FormModal>
  )
}
