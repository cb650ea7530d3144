import { Text } from '@mantine/core'
import { SignLink } from './sign-link'

interface SignOfferProps {
  /** The address of the signing page; null for everyone but the signer. */
  url: string | null
  signerName: string | null
  /** Names the document for screen readers. */
  what: string
}

/** The way to the signing page for the signer, and for their colleagues the name of who has to sign. */
export function SignOffer({ signerName, url, what }: SignOfferProps) {
  if (url) return <SignLink url={url} what={what} />
  return (
    <Text component="p" c="dimmed" fz="sm">
      Waiting for {signerName} to sign.
    </Text>
  )
}
