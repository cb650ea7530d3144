import { Button } from '@mantine/core'
import { IconWritingSign } from '@tabler/icons-react'
import type { Agreement } from '@tallgrass/contracts'

interface CountersignLinkProps {
  agreement: Pick<Agreement, 'documentId' | 'status'>
  /** What would be signed, for those who do not see the card. */
  label: string
}

/** Leads to the page to sign on, once it is the administrator's turn; nothing before and after. */
export function CountersignLink({ agreement, label }: CountersignLinkProps) {
  if (agreement.status !== 'SIGNED_CLIENT' || !agreement.documentId) return null
  return (
    <Button
      component="a"
      href={`/sign/${agreement.documentId}`}
      size="sm"
      leftSection={<IconWritingSign aria-hidden />}
      aria-label={`Countersign ${label}`}
    >
      Countersign
    </Button>
  )
}
