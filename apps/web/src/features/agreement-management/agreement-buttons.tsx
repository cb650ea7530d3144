import { Button, Group } from '@mantine/core'
import { IconCash, IconCopy, IconPencil, IconSend } from '@tabler/icons-react'
import type { AgreementDetails } from '@tallgrass/contracts'
import { agreementFlow, isEditable } from '@tallgrass/domain'
import type { AgreementActions } from './agreement-card'
import { CountersignLink } from './countersign-link'
import { DiscardDraftButton } from './discard/discard-draft-button'
import { previewAddress } from './send/preview-address'
import { PreviewLink } from './send/preview-link'
import { draftFor, toSigning } from './send/signing-draft'

export interface AgreementButtonsProps extends AgreementActions {
  agreement: AgreementDetails
  onDiscard: (agreement: AgreementDetails) => void
  onDuplicate: (agreement: AgreementDetails) => void
  onEdit: (agreement: AgreementDetails) => void
}

/** Every action that the agreement's status allows. Receives the focus when the focused button disappears. */
export function AgreementButtons({ agreement, ...actions }: AgreementButtonsProps) {
  const { closedAt, documents, id, status, type } = agreement
  const isDraft = isEditable(agreement, documents[0])
  return (
    <Group gap="sm" data-agreement={id} tabIndex={-1}>
      {agreementFlow.can(status, 'send') && !closedAt && (
        <Button size="sm" leftSection={<IconSend aria-hidden />} onClick={() => actions.onSend(agreement)}>
          Send for Signature
        </Button>
      )}
      {agreementFlow.can(status, 'send') && !closedAt && (
        <PreviewLink address={previewAddress(id, { ...toSigning(draftFor(agreement)) })} />
      )}
      <CountersignLink agreement={agreement} label={`${type} Agreement`} />
      <Button
        size="sm"
        variant="default"
        leftSection={<IconCash aria-hidden />}
        onClick={() => actions.onRequestPayment(agreement)}
      >
        Request Payment
      </Button>
      {isDraft && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPencil aria-hidden />}
          onClick={() => actions.onEdit(agreement)}
        >
          Edit
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        leftSection={<IconCopy aria-hidden />}
        onClick={() => actions.onDuplicate(agreement)}
      >
        Duplicate
      </Button>
      {isDraft && <DiscardDraftButton agreement={agreement} onClick={() => actions.onDiscard(agreement)} />}
    </Group>
  )
}
