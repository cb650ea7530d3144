import { useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part'
import type { LoginDialog } from './use-hinted-dialog'

const Dialogs = lazyPart(() => import('./both-dialogs').then((module) => module.BothDialogs))

interface LoginDialogsProps {
  opened: LoginDialog | null
  onClose: () => void
  /** True to stay on the current page after signing in. */
  stay?: boolean
}

/** Loads the dialogs when one is first opened and keeps them mounted, so that closing is animated. */
export function LoginDialogs(props: LoginDialogsProps) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (props.opened) setWanted(true)
  }, [props.opened])
  return wanted && <Dialogs {...props} />
}
