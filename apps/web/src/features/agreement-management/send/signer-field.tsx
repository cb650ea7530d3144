import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { Contact } from '@tallgrass/contracts'
import { contactChoices } from '../../../shared/contacts/contact-choices'

interface SignerFieldProps extends NativeSelectProps {
  signers: Contact[]
}

/** Who signs for the client. Renders nothing if there is no choice. */
export function SignerField({ signers, ...props }: SignerFieldProps) {
  if (signers.length < 2) return null
  return (
    <NativeSelect
      label="Signer"
      description="Gets the link to sign. Colleagues can read the document."
      data={contactChoices(signers)}
      {...props}
    />
  )
}
