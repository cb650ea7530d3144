import { type DetailedError, Upload } from 'tus-js-client'

export interface SendHandlers {
  onProgress: (sent: number) => void
  /** The connection was lost, and it is tried again. */
  onReconnect: () => void
  /** Refused, or the connection does not come back. */
  onStopped: (problem: string) => void
  onArrived: () => void
}

export interface Sending {
  /** Goes on where it stopped. */
  resume: () => void
  cancel: () => void
  /** Sends no more. */
  end: () => void
}

/** A lost connection costs at most this much. */
const CHUNK_BYTES = 8 * 1024 * 1024
const RETRIES_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000]
const NOT_TAKEN = 'The server did not take the file. Please try again.'
/** Our own server says why in a sentence. */
const TOO_LARGE_FOR_PROXY = 'A proxy in front of this site lets no file of this size through.'
const LOST = 'The connection was lost. Try again: it goes on where it stopped.'

/** Sends a file by the tus protocol (https://tus.io/protocols/resumable-upload). */
export function sendFile(file: File, metadata: Record<string, string>, handlers: SendHandlers): Sending {
  let isGone = false
  const upload = new Upload(file, {
    // Whole, because the address of an upload is read against it.
    endpoint: new URL('/api/uploads', window.location.href).href,
    chunkSize: CHUNK_BYTES,
    metadata: { ...metadata, filename: file.name },
    retryDelays: RETRIES_MS,
    // The names of files do not stay in the browser.
    storeFingerprintForResuming: false,
    onProgress: handlers.onProgress,
    onSuccess: handlers.onArrived,
    onError(error) {
      isGone = isRefusal(error)
      handlers.onStopped(problemIn(error))
    },
    onShouldRetry(error) {
      const goesOn = mayComeBack(error)
      if (goesOn) handlers.onReconnect()
      return goesOn
    },
    onAfterResponse(request, response) {
      // The client would begin again with an empty file.
      if (request.getMethod() === 'HEAD' && isPassing(response.getStatus())) throw new Error('Ask again')
    },
  })
  upload.start()
  return {
    resume() {
      isGone = false
      void upload.abort().then(() => upload.start())
    },
    // The server keeps nothing of what it refused, and removes the rest of anything else later.
    cancel: () => void upload.abort(!isGone).catch(() => undefined),
    end: () => void upload.abort(),
  }
}

function mayComeBack({ originalRequest, originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0
  if (status === 409) return originalRequest.getMethod() !== 'POST'
  return status === 0 || isPassing(status)
}

/** The server did not take the file, and would not the next time. */
function isRefusal(error: Error | DetailedError): boolean {
  const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined
  return status !== undefined && status >= 400 && status < 500
}

/** Another request still goes on with the file, there are too many at once, or a proxy does not reach the server. */
function isPassing(status: number): boolean {
  return [409, 423, 429, 500, 502, 504].includes(status)
}

function problemIn(error: Error | DetailedError): string {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return LOST
  return sentenceIn(response.getBody()) ?? (response.getStatus() === 413 ? TOO_LARGE_FOR_PROXY : NOT_TAKEN)
}

/** Undefined if the answer is not from our server. Not shared with `rest-client`, which pages would load with this. */
function sentenceIn(body: string): string | undefined {
  try {
    const sentence: unknown = Reflect.get(Object(JSON.parse(body)), 'error')
    return typeof sentence === 'string' ? sentence : undefined
  } catch {
    return undefined
  }
}
