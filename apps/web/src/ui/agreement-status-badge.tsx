import { IconCircleCheck, IconPencil, IconSend, IconWritingSign } from '@tabler/icons-react'
import type { AgreementStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from './status-badge'

const looks: Record<AgreementStatus, { tone: Tone; icon: ReactNode; word: string }> = {
  DRAFT: { tone: 'neutral', icon: <IconPencil aria-hidden />, word: 'Draft' },
  SENT: { tone: 'amber', icon: <IconSend aria-hidden />, word: 'Sent' },
  SIGNED_CLIENT: { tone: 'amber', icon: <IconWritingSign aria-hidden />, word: 'Signed by client' },
  SIGNED_BOTH: { tone: 'primary', icon: <IconCircleCheck aria-hidden />, word: 'Fully signed' },
}

export function AgreementStatusBadge({ status }: { status: AgreementStatus }) {
  const { icon, tone, word } = looks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  )
}
