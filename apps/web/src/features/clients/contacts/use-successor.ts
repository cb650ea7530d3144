import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { isInCharge } from './is-in-charge'

interface Leaving {
  client: OrganizationDetails
  /** The one who leaves. */
  contact: Contact
  /** The active ones, who can take over. */
  colleagues: Contact[]
}

/** Who takes over what a contact is in charge of, and the props of the field for it. */
export function useSuccessor({ client, colleagues, contact }: Leaving) {
  const [chosen, setChosen] = useState<UserId>()
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLSelectElement>(null)
  const successorId = colleagues.find(({ id }) => id === chosen)?.id
  const isNeeded = colleagues.length > 0 && isInCharge(client, contact)
  const isMissing = isNeeded && successorId === undefined
  return {
    successorId,
    field: {
      contact,
      colleagues,
      isNeeded,
      isMissing: isMissing && refused,
      value: successorId,
      onChange: setChosen,
      ref: field,
    },
    /** True if someone has to be chosen first: the field says so and takes the focus. */
    refuses() {
      if (!isMissing) return false
      setRefused(true)
      field.current?.focus()
      return true
    },
    reset() {
      setChosen(undefined)
      setRefused(false)
    },
  }
}
