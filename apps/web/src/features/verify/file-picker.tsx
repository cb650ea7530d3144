import { useMounted } from '@mantine/hooks'
import { IconFileSearch } from '@tabler/icons-react'
import { verifyPage as words } from '@tallgrass/brand'
import { type DragEvent, useId, useState } from 'react'
import classes from './verify.module.css'

interface FilePickerProps {
  busy: boolean
  onPick: (file: File) => void
}

/** A field for one file, which can also be dropped on it. */
export function FilePicker({ busy, onPick }: FilePickerProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  // A file that is chosen before the page is alive would be lost.
  const alive = useMounted()

  function hold(event: DragEvent, isOver: boolean) {
    event.preventDefault()
    setOver(isOver)
  }

  return (
    <label
      htmlFor={id}
      className={classes.picker}
      data-over={over || undefined}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false)
        const [file] = event.dataTransfer.files
        if (file && !busy) onPick(file)
      }}
    >
      <IconFileSearch aria-hidden size={32} stroke={1.5} />
      <span className={classes.choose}>{words.choose}</span>
      <span className={classes.drop}>{words.drop}</span>
      {alive && (
        <input
          id={id}
          type="file"
          accept="application/pdf"
          aria-label={words.choose}
          disabled={busy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onPick(file)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      )}
    </label>
  )
}
