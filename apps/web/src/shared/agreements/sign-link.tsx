import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'

interface SignLinkProps {
  /** The address of the signing page. */
  url: string
  /** Names the document for screen readers. */
  what: string
}

/** Opens the client's signing page in a new tab. */
export function SignLink({ url, what }: SignLinkProps) {
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener"
      size="sm"
      aria-label={`Sign Document: ${what}`}
      rightSection={<IconExternalLink aria-hidden />}
    >
      Sign Document
    </Button>
  )
}
