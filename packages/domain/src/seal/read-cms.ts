import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type BaseBlock, Constructed, fromBER, OctetString, Sequence, Set as SetOf } from 'asn1js'
import { Certificate, ContentInfo, type CryptoEngine, SignedData, type SignerInfo } from 'pkijs'

const SIGNED_DATA = '1.2.840.113549.1.7.2'
const DATA = '1.2.840.113549.1.7.1'
/** signing-certificate-v2 (RFC 5035): the signed hash of the signer's certificate. */
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47'

export interface Signer {
  certificate: Certificate
  /** SHA-256 of the certificate, in hexadecimal digits. */
  fingerprint: string
}

/**
 * The signer of this data, or undefined if the signature is not valid. Parsing is strict: only one encoding
 * of the same content is accepted, so that no byte of it can change unnoticed.
 */
export async function readSigner(
  cms: Uint8Array,
  data: Uint8Array<ArrayBuffer>,
  engine: CryptoEngine,
): Promise<Signer | undefined> {
  const info = ContentInfo.fromBER(new Uint8Array(cms))
  const signed = new SignedData({ schema: info.content })
  const [signer, ...others] = signed.signerInfos
  if (!signer || others.length > 0 || !isPlain(info, signed, signer) || !isDer(cms)) return undefined
  const known = certificatesIn(cms).find(({ fingerprint }) => fingerprint === signedFingerprint(signer))
  if (!known || !isEqual(known.certificate.issuer, signer.sid.issuer)) return undefined
  const parameters = { signer: 0, data: data.buffer, checkChain: false, extendedMode: true } as const
  const { signatureVerified } = await signed.verify(parameters, engine)
  return signatureVerified ? known : undefined
}

/**
 * The signature is detached (it contains no data of its own),
 * and its versions and algorithms are the expected ones.
 */
function isPlain(info: ContentInfo, signed: SignedData, signer: SignerInfo): boolean {
  const { digestAlgorithms, encapContentInfo, version } = signed
  return (
    info.contentType === SIGNED_DATA &&
    version === 1 &&
    signer.version === 1 &&
    encapContentInfo.eContentType === DATA &&
    !encapContentInfo.eContent &&
    digestAlgorithms.length === 1 &&
    digestAlgorithms[0]?.algorithmId === signer.digestAlgorithm.algorithmId &&
    isDer(signer.signature.valueBlock.valueHexView)
  )
}

function isDer(bytes: Uint8Array): boolean {
  const { offset, result } = fromBER(new Uint8Array(bytes))
  return offset === bytes.length && bytesToHex(new Uint8Array(result.toBER())) === bytesToHex(bytes)
}

function isEqual(one: Certificate['issuer'], other: Certificate['issuer']): boolean {
  const hex = (name: Certificate['issuer']) => bytesToHex(new Uint8Array(name.toSchema().toBER()))
  return hex(one) === hex(other)
}

/** The certificates with their original bytes: SignedData has them under the tag [0]. */
function certificatesIn(cms: Uint8Array): Signer[] {
  const [, content, ...more] = childrenOf(fromBER(new Uint8Array(cms)).result)
  if (more.length > 0) return []
  const parts = childrenOf(childrenOf(content)[0])
  const tagged = parts.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0)
  return childrenOf(tagged).map(({ valueBeforeDecodeView: bytes }) => ({
    certificate: Certificate.fromBER(new Uint8Array(bytes)),
    fingerprint: bytesToHex(sha256(bytes)),
  }))
}

/** The certificate fingerprint among the signed attributes. */
function signedFingerprint({ signedAttrs }: SignerInfo): string | undefined {
  const attribute = signedAttrs?.attributes.find(({ type }) => type === SIGNING_CERTIFICATE)
  const [list] = childrenOf(attribute?.values[0])
  const hash = childrenOf(childrenOf(list)[0]).find((part) => part instanceof OctetString)
  return hash && bytesToHex(hash.valueBlock.valueHexView)
}

function childrenOf(block: unknown): BaseBlock[] {
  const isParent = block instanceof Sequence || block instanceof SetOf || block instanceof Constructed
  return isParent ? block.valueBlock.value : []
}
