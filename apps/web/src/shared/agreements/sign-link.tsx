import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { viewToken } from '../../lib/view-token'
import { OfferInView } from '../contacts/offer-in-view'

interface SignLinkProps {
  /** The address of the signing page. */
  url: string
  /** Names the document for screen readers. */
  what: string
}

/** Opens the client's signing page in a new tab, except in an administrator's view of the portal. */
export function SignLink({ url, what }: SignLinkProps) {
  if (viewToken() !== null) return <OfferInView label="Sign Document" what={what} deed="signs" />
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
