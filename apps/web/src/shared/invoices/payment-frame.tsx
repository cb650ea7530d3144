import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { QuietFrame } from '../business/quiet-frame'
import classes from './payment-frame.module.css'

interface PaymentFrameProps {
  children: ReactNode
  testMode?: ReactNode
}

/** The frame of payment pages. */
export function PaymentFrame({ children, testMode }: PaymentFrameProps) {
  const note = (
    <span className={classes.note}>
      <IconLock aria-hidden />
      Secure payment
    </span>
  )
  return (
    <QuietFrame note={note} testMode={testMode}>
      {children}
    </QuietFrame>
  )
}
