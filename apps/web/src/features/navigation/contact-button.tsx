import { footer } from '@tallgrass/brand'
import { useState } from 'react'
import { writeToUs } from '../../lib/write-to-us'
import { lazyPart } from '../../ui/lazy-part'

const ContactCard = lazyPart(() => import('./contact-card').then((module) => module.ContactCard))

/** Opens the mail client, and shows the address beside the button for everyone who has none. */
export function ContactButton() {
  const [pressed, setPressed] = useState<HTMLElement | null>()
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          writeToUs()
          setPressed(currentTarget)
        }}
      >
        {footer.contact}
      </button>
      {pressed && <ContactCard from={pressed} onClose={() => setPressed(null)} />}
    </>
  )
}
