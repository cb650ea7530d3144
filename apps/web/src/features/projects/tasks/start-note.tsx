import { Alert, Group } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import type { ProjectStart } from '@tallgrass/contracts'
import type { StartStep } from '@tallgrass/domain'
import { SignOffer } from '../../../shared/agreements/sign-offer'
import { PayNowLink } from '../../../shared/invoices/pay-now-link'

const sentences: Record<StartStep, string> = {
  sign: 'You can start your tasks once the agreement is signed.',
  pay: 'You can start your tasks once the retainer is paid.',
  countersign: `You can start your tasks once ${names.business} has countersigned the agreement. You have done your part.`,
  prepare: 'You can start your tasks once the agreement is signed. We are still preparing it.',
}

/** Why the client's tasks cannot be started yet, with the way to change that. */
export function StartNote({ start }: { start: ProjectStart }) {
  const { documentId, invoice, signerName, signingUrl, step } = start
  const isTheirTurn = signingUrl !== null || Boolean(invoice?.url)
  return (
    <Alert color={isTheirTurn ? 'amber' : 'gray'} icon={<IconClock aria-hidden />}>
      <Group justify="space-between" gap="sm">
        {signingUrl ? 'You can start your tasks once you have signed the agreement.' : sentences[step]}
        {documentId && (
          <SignOffer url={signingUrl} signerName={signerName} what="the agreement of this project" />
        )}
        {invoice && <PayNowLink invoice={invoice} />}
      </Group>
    </Alert>
  )
}
