import { useMounted } from '@mantine/hooks'
import { IconFileSearch } from '@tabler/icons-react'
import { verifyPage as words } from '@tallgrass/brand'
import { type DragEvent, useId, useState } from 'react'
import { looksDisabled } from '../../lib/looks-disabled'
import classes from './verify.module.css'

interface FilePickerProps {
  busy: boolean
  onPick: (file: File) => void
}

/** A field for one file, with drag and drop. */
export function FilePicker({ busy, onPick }: FilePickerProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  // A file chosen before hydration would be lost.
  const isHydrated = useMounted()
  function trackDrag(event: DragEvent, over: boolean) {
    event.preventDefault()
    setIsOver(over)
  }

  return (
    <label
      htmlFor={id}
      className={classes.picker}
      data-over={isOver || undefined}
      onDragOver={(event) => trackDrag(event, true)}
      onDragLeave={(event) => trackDrag(event, false)}
      onDrop={(event) => {
        trackDrag(event, false)
        const [file] = event.dataTransfer.files
        if (file && !busy) onPick(file)
      }}
    >
      <IconFileSearch aria-hidden size={32} stroke={1.5} />
      <span className={classes.choose}>{words.choose}</span>
      <span className={classes.drop}>{words.drop}</span>
      {isHydrated && (
        <input
          id={id}
          type="file"
          accept="application/pdf"
          aria-label={words.choose}
          {...looksDisabled(busy)}
          onClick={(event) => {
            if (busy) event.preventDefault()
          }}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onPick(file)
            // Lets the user choose the same file again.
            currentTarget.value = ''
          }}
        />
      )}
    </label>
  )
}
