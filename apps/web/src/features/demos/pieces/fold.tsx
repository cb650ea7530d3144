import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './fold.module.css'

interface FoldProps {
  /** The line that remains. */
  summary: string
  /** False: the content is shown. */
  isFolded: boolean
  children: ReactNode
}

/** Content that a narrow screen folds to one line, which opens it again. Wide screens always show it. */
export function Fold({ children, isFolded, summary }: FoldProps) {
  const [isOpen, { toggle }] = useDisclosure()
  const id = useId()
  return (
    <div className={classes.fold} data-folded={(isFolded && !isOpen) || undefined}>
      {isFolded && (
        <button
          type="button"
          className={classes.summary}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {summary}
          <IconChevronDown aria-hidden />
        </button>
      )}
      <div id={id} className={classes.content}>
        {children}
      </div>
    </div>
  )
}
