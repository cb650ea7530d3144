import { IconCircleCheck, IconPencil, IconSend, IconWritingSign } from '@tabler/icons-react'
import { type AgreementStatus, agreementStatusWords } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'

const looks: Record<AgreementStatus, { tone: Tone; icon: ReactNode }> = {
  DRAFT: { tone: 'neutral', icon: <IconPencil aria-hidden /> },
  SENT: { tone: 'amber', icon: <IconSend aria-hidden /> },
  SIGNED_CLIENT: { tone: 'amber', icon: <IconWritingSign aria-hidden /> },
  SIGNED_BOTH: { tone: 'primary', icon: <IconCircleCheck aria-hidden /> },
}

export function AgreementStatusBadge({ status }: { status: AgreementStatus }) {
  return <StatusBadge {...looks[status]}>{agreementStatusWords[status]}</StatusBadge>
}
