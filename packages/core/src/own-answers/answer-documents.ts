import { hours } from '@tallgrass/brand'
import { documentStatusWords, formatLongDateAt, isWaiting } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import type { AskedOwn } from '../chat/answer-own.ts'
import { plainWords, toLink } from '../chat/to-link.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { documentFileUrl } from '../documents/to-document.ts'
import { factsOf } from './facts-of.ts'
import { listed } from './listed.ts'
import { namedIn } from './named-in.ts'

const MAX_READ = 50

type ListedDocument = Awaited<ReturnType<typeof listDocuments>>['items'][number]

/** The client’s documents, or the one that the message names, with their files and where to sign. */
export async function answerDocuments(
  ctx: ClientCtx,
  { message }: Pick<AskedOwn, 'message'>,
): Promise<string> {
  const { items } = await listDocuments(ctx, { limit: MAX_READ })
  if (items.length === 0) return 'No document was sent to you yet.'
  const lines = namedIn(message, items, ({ documentTitle }) => documentTitle).map((document) =>
    lineOf(ctx, document),
  )
  const all = toLink('All documents', '/portal/agreements?tab=signatures', ctx.settings)
  return listed('Your documents:', lines, all)
}

function lineOf({ settings }: ClientCtx, document: ListedDocument): string {
  const { documentTitle, sealedAt, signedAt, signerName, signingUrl, status } = document
  const waits = isWaiting(document) && signedAt === null
  return factsOf(
    toLink(`“${documentTitle}”`, documentFileUrl(document), settings),
    documentStatusWords[status],
    sealedAt && formatLongDateAt(new Date(sealedAt), hours.timeZone),
    signingUrl && toLink('Sign it', signingUrl, settings),
    waits && !signingUrl && `waiting for ${plainWords(signerName)} to sign`,
  )
}
