import { Button } from '@mantine/core'
import { IconWritingSign } from '@tabler/icons-react'
import type { Agreement } from '@tallgrass/contracts'

interface CountersignLinkProps {
  agreement: Pick<Agreement, 'documentId' | 'status'>
  /** The agreement, for screen readers. */
  label: string
}

/** Links to the signing page while the agreement waits for our countersignature; renders nothing otherwise. */
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
