import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'

interface SignLinkProps {
  /** Of the page on which it is signed. */
  url: string
  /** What is signed there, for those who do not see what stands beside it. */
  what: string
}

/** Leads to the page on which the client signs, in a new tab. */
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
