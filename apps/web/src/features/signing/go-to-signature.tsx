import { Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import type { RefObject } from 'react'
import classes from './go-to-signature.module.css'

/** Stays at the foot of the screen while a long document is read, where the signature is below it. */
export function GoToSignature({ signature }: { signature: RefObject<HTMLElement | null> }) {
  function go() {
    signature.current?.scrollIntoView()
    // Focusing a field would open the keyboard over the form.
    signature.current?.focus({ preventScroll: true })
  }
  return (
    <div className={classes.bar}>
      <Button variant="default" fullWidth leftSection={<IconArrowDown aria-hidden />} onClick={go}>
        Go to signature
      </Button>
    </div>
  )
}
