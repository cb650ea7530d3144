import type { ApiRefusal } from '@tallgrass/contracts/rest-client'
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { lookForNewVersion } from '../../../lib/new-version'
import { type Connection, createFileParts } from './file-parts'

/** What becomes of a PDF that was opened. */
export type PdfReading =
  | { status: 'opening' }
  | { status: 'open'; pdf: PDFDocumentProxy; first: PDFPageProxy }
  | { status: 'failed'; words: string }
  /** Its reader, a script, could not be loaded. */
  | { status: 'unreachable' }

const resources: string = import.meta.env.PDF_RESOURCES

/** A part of a file: few requests, and the first page of a long file comes soon. */
const PART_BYTES = 2 ** 18

/** Larger images, which would take half a gigabyte, are left out. */
const MAX_IMAGE_PIXELS = 2 ** 27

const MAX_END_MS = 2000

const DAMAGED = 'This PDF is damaged and cannot be shown here. Download it, and try another program.'
const PROTECTED = 'This PDF is protected by a password. Download it to open it with the password.'
const REFUSED = 'This PDF cannot be shown here. Download it instead.'

interface ReadPdfOptions {
  address: string
  bytes: number
  onReading: (reading: PdfReading) => void
  onConnection: (connection: Connection) => void
}

/** Opens a PDF in a worker of its own, which ends with it. Nothing in the file runs, and it loads nothing. */
export function readPdf({ address, bytes, onConnection, onReading }: ReadPdfOptions) {
  let hasEnded = false
  const tell = (reading: PdfReading) => {
    if (!hasEnded) onReading(reading)
  }
  const refuse = ({ sentence }: ApiRefusal) => tell({ status: 'failed', words: sentence ?? REFUSED })
  const { end, parts, retry } = createFileParts({ address, bytes, onConnection, onRefusal: refuse })

  const thread = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  thread.addEventListener('error', () => {
    // After an upgrade, its code may no longer exist, like other lazily loaded parts.
    void lookForNewVersion()
    tell({ status: 'unreachable' })
  })
  const opening = getDocument({
    range: parts,
    rangeChunkSize: PART_BYTES,
    // Only what the pages in view need is loaded.
    disableAutoFetch: true,
    disableStream: true,
    worker: PDFWorker.create({ port: thread }),
    cMapUrl: `${resources}cmaps/`,
    standardFontDataUrl: `${resources}standard_fonts/`,
    wasmUrl: `${resources}wasm/`,
    useWorkerFetch: true,
    useWasm: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  })
  opening.promise
    .then(async (pdf) => tell({ status: 'open', pdf, first: await pdf.getPage(1) }))
    .catch((error: unknown) => {
      tell({ status: 'failed', words: error instanceof PasswordException ? PROTECTED : DAMAGED })
    })

  return {
    /** Asks again for what the connection has lost. */
    retry,
    end() {
      hasEnded = true
      end()
      TextLayer.cleanup()
      // The document takes its fonts back; its thread may be busy with a file that takes forever.
      const waited = new Promise((resolve) => setTimeout(resolve, MAX_END_MS))
      void Promise.race([opening.destroy(), waited]).finally(() => thread.terminate())
    },
  }
}
