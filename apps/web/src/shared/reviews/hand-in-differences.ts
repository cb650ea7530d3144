import type { HandIn } from '@tallgrass/contracts'

type HandedIn = Pick<HandIn, 'links'> & { files: Pick<HandIn['files'][number], 'name' | 'sha256'>[] }

/** Which links and files came and went; a file is the same if its name and content are. Their order says nothing. */
export function handInDifferences(before: HandedIn | null, now: HandedIn | null) {
  const [links, linksNow] = [before?.links ?? [], now?.links ?? []]
  const [files, filesNow] = [before?.files ?? [], now?.files ?? []]
  const isSame = (one: (typeof files)[number], other: (typeof files)[number]) =>
    one.name === other.name && one.sha256 === other.sha256
  return [
    { label: 'Links added', names: without(linksNow, links, Object.is) },
    { label: 'Links removed', names: without(links, linksNow, Object.is) },
    { label: 'Files added', names: without(filesNow, files, isSame).map(({ name }) => name) },
    { label: 'Files removed', names: without(files, filesNow, isSame).map(({ name }) => name) },
  ].filter(({ names }) => names.length > 0)
}

/** Each of the others takes away one that is the same: of two copies, one may have gone. */
function without<Item>(
  items: readonly Item[],
  others: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Item[] {
  const rest = [...items]
  for (const other of others) {
    const at = rest.findIndex((item) => isSame(item, other))
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
