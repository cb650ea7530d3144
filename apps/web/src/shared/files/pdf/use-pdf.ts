import { useCallback, useEffect, useRef, useState } from 'react'
import type { Connection } from './file-parts'
import { type PdfReading, readPdf } from './read-pdf'

/** Reads a PDF while its component is mounted. */
export function usePdf({ address, bytes }: { address: string; bytes: number }) {
  const [reading, setReading] = useState<PdfReading>({ status: 'opening' })
  const [connection, setConnection] = useState<Connection>('good')
  const reader = useRef<ReturnType<typeof readPdf>>(undefined)
  useEffect(() => {
    const started = readPdf({ address, bytes, onReading: setReading, onConnection: setConnection })
    reader.current = started
    return started.end
  }, [address, bytes])
  const loadAgain = useCallback(() => reader.current?.retry(), [])
  return { reading, connection, loadAgain }
}
