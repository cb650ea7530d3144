import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { MouseEvent } from 'react'

interface PreviewLinkProps {
  address: string | undefined
  /** May keep the tab from opening. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Opens the PDF that would be sent for signature in a new tab. Nothing is sent or stored. */
export function PreviewLink({ address, onClick }: PreviewLinkProps) {
  return (
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noopener"
      size="sm"
      variant="default"
      w="max-content"
      leftSection={<IconEye aria-hidden />}
      onClick={onClick}
    >
      Preview
    </Button>
  )
}
