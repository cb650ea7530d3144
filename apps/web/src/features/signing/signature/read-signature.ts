import { type SignDocumentInput, type SigningView, signDocumentInput } from '@tallgrass/contracts'
import { type Stroke, toPath } from './drawing'

export interface SignatureValues {
  how: 'type' | 'draw'
  name: string
  strokes: Stroke[]
  /** What was agreed to: the fingerprint of the document and the version of the consent. */
  agreedTo: string
}

type Read =
  | { input: SignDocumentInput; errors?: undefined }
  | { input?: undefined; errors: Record<string, string> }

/** Of another document, or under another consent, nobody has agreed to anything yet. */
export function agreementTo({ consent, sha256 }: Pick<SigningView, 'consent' | 'sha256'>): string {
  return `${sha256} ${consent.version}`
}

/** What is sent to sign, or the sentences below the fields that are not filled in. */
export function readSignature(values: SignatureValues, view: SigningView, token: string | undefined): Read {
  const { agreedTo, how, name, strokes } = values
  const parsed = signDocumentInput.safeParse({
    documentId: view.id,
    ...(token !== undefined && { token }),
    name,
    drawing: how === 'draw' ? toPath(strokes) || null : null,
    consentVersion: agreedTo === agreementTo(view) ? view.consent.version : '',
    sha256: view.sha256,
  })
  const undrawn = how === 'draw' && strokes.length === 0
  if (parsed.success && !undrawn) return { input: parsed.data }
  const errors = refusals(parsed.error?.issues ?? [])
  return { errors: undrawn ? { ...errors, strokes: 'Draw your signature, or type it instead' } : errors }
}

const FIELDS: Record<string, keyof SignatureValues> = {
  name: 'name',
  drawing: 'strokes',
  consentVersion: 'agreedTo',
}

function refusals(issues: { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const named = issues.map(({ message, path }) => [FIELDS[String(path[0])] ?? 'agreedTo', message])
  return Object.fromEntries(named.toReversed())
}
