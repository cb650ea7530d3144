import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'

interface DocumentLinkProps {
  /** The address of the PDF. */
  url: string
  /** Names the agreement for screen readers. */
  what: string
}

/** Opens the latest PDF of an agreement in a new tab. */
export function DocumentLink({ url, what }: DocumentLinkProps) {
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener"
      size="sm"
      variant="default"
      aria-label={`View Document: ${what}`}
      rightSection={<IconExternalLink aria-hidden />}
    >
      View Document
    </Button>
  )
}
