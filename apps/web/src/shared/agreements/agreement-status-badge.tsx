import { IconCircleCheck, IconPencil, IconSend, IconWritingSign } from '@tabler/icons-react'
import { type AgreementStatus, agreementStatusWords } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'

const icons: Record<AgreementStatus, ReactNode> = {
  DRAFT: <IconPencil aria-hidden />,
  SENT: <IconSend aria-hidden />,
  SIGNED_CLIENT: <IconWritingSign aria-hidden />,
  SIGNED_BOTH: <IconCircleCheck aria-hidden />,
}

// Amber is what waits for the reader; what waits for the other side has a color of its own.
const ours: Record<AgreementStatus, Tone> = {
  DRAFT: 'neutral',
  SENT: 'info',
  SIGNED_CLIENT: 'amber',
  SIGNED_BOTH: 'primary',
}
const clients: Record<AgreementStatus, Tone> = { ...ours, SENT: 'amber', SIGNED_CLIENT: 'info' }

interface AgreementStatusBadgeProps {
  status: AgreementStatus
  /** True in the client portal. */
  toClient?: boolean
}

export function AgreementStatusBadge({ status, toClient = false }: AgreementStatusBadgeProps) {
  return (
    <StatusBadge tone={(toClient ? clients : ours)[status]} icon={icons[status]}>
      {agreementStatusWords[status]}
    </StatusBadge>
  )
}
