import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { LoadError } from '../../../ui/load-error'
import classes from './pdf.module.css'
import { PdfPages } from './pdf-pages'
import { usePdf } from './use-pdf'

interface PdfViewerProps {
  address: string
  bytes: number
  name: string
}

/** Shows the pages of a PDF, drawn by ourselves: browsers show none in the sandbox in which we send files. */
export function PdfViewer(props: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is about to disappear.
  const keepFocus = () => box.current?.focus()
  return (
    <div ref={box} tabIndex={-1} className={classes.viewer}>
      <Attempt key={attempt} {...props} keepFocus={keepFocus} onRestart={() => setAttempt(attempt + 1)} />
    </div>
  )
}

interface AttemptProps extends PdfViewerProps {
  keepFocus: () => void
  onRestart: () => void
}

function Attempt({ keepFocus, name, onRestart, ...file }: AttemptProps) {
  const { connection, loadAgain, reading } = usePdf(file)
  const isLost = reading.status === 'unreachable' || connection === 'lost'
  function retry() {
    keepFocus()
    if (reading.status === 'unreachable') onRestart()
    else loadAgain()
  }
  const words = () => {
    if (reading.status === 'failed') return reading.words
    if (connection === 'slow') return 'The connection is slow. The document is still loading.'
    return reading.status === 'opening' ? 'The document is opening.' : undefined
  }
  return (
    <>
      {isLost ? (
        <LoadError onRetry={retry}>The connection to the server was lost.</LoadError>
      ) : (
        <Text role="status" className={classes.words}>
          {words()}
        </Text>
      )}
      {reading.status === 'open' && <PdfPages {...reading} name={name} />}
    </>
  )
}
