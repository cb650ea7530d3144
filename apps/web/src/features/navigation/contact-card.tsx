import { Popover } from '@mantine/core'
import { type Ref, useImperativeHandle } from 'react'
import { ContactDetails } from './contact-details'

interface ContactCardProps {
  from: HTMLElement
  onClose: () => void
}

/** The address and the phone number, beside the button that was pressed. */
export function ContactCard({ from, onClose }: ContactCardProps) {
  return (
    <Popover
      opened
      onDismiss={() => {
        onClose()
        from.focus()
      }}
      position="bottom-start"
      trapFocus
      shadow="md"
      width="min(20rem, calc(100vw - 2rem))"
      withRoles={false}
    >
      <Popover.Target>
        <Pressed element={from} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Contact details">
        <ContactDetails />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Makes an element that is already there the target. */
function Pressed({ element, ref }: { element: Element; ref?: Ref<Element> }) {
  useImperativeHandle(ref, () => element, [element])
  return null
}
