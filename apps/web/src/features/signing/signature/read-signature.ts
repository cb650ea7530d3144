import { type SignDocumentInput, type SigningView, signDocumentInput } from '@tallgrass/contracts'
import { type Stroke, toPath } from './drawing'

export interface SignatureValues {
  how: 'type' | 'draw'
  name: string
  strokes: Stroke[]
  /** The fingerprint of the document and the version of the consent that were agreed to. */
  agreedTo: string
}

type SignatureResult =
  | { input: SignDocumentInput; errors?: undefined }
  | { input?: undefined; errors: Record<string, string> }

/** Identifies the document and the consent, so that a change to either one clears the agreement. */
export function agreementTo({ consent, sha256 }: Pick<SigningView, 'consent' | 'sha256'>): string {
  return `${sha256} ${consent.version}`
}

/** The input of the sign call, or the errors by field. */
export function readSignature(
  values: SignatureValues,
  view: SigningView,
  token: string | undefined,
): SignatureResult {
  const { agreedTo, how, name, strokes } = values
  const parsed = signDocumentInput.safeParse({
    documentId: view.id,
    ...(token !== undefined && { token }),
    name,
    drawing: how === 'draw' ? toPath(strokes) || null : null,
    consentVersion: agreedTo === agreementTo(view) ? view.consent.version : '',
    sha256: view.sha256,
  })
  const isUndrawn = how === 'draw' && strokes.length === 0
  if (parsed.success && !isUndrawn) return { input: parsed.data }
  const errors = errorsByField(parsed.error?.issues ?? [])
  return { errors: isUndrawn ? { ...errors, strokes: 'Draw your signature, or type it instead' } : errors }
}

const FIELDS: Record<string, keyof SignatureValues> = {
  name: 'name',
  drawing: 'strokes',
  consentVersion: 'agreedTo',
}

function errorsByField(issues: { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const named = issues.map(({ message, path }) => [FIELDS[String(path[0])] ?? 'agreedTo', message])
  return Object.fromEntries(named.toReversed())
}
