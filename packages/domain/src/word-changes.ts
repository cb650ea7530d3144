export interface WordChange {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Texts with more changed words than this are shown as replaced as a whole. */
const MAX_COMPARED = 1500

/** What became of a text, word by word: the parts that are the same, were added and were removed, in reading order. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const start = commonStart(old, now)
  const end = commonStart(old.slice(start).toReversed(), now.slice(start).toReversed())
  const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  return joined([
    ...old.slice(0, start).map(same),
    ...compare(gone, come),
    ...old.slice(old.length - end).map(same),
  ])
}

/** Each word with the space after it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

function same(text: string): WordChange {
  return { kind: 'same', text }
}

function commonStart(a: string[], b: string[]): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return at
  return length
}

function compare(gone: string[], come: string[]): WordChange[] {
  if (gone.length > MAX_COMPARED || come.length > MAX_COMPARED)
    return [
      { kind: 'removed', text: gone.join('') },
      { kind: 'added', text: come.join('') },
    ]
  const lengths = commonLengths(gone, come)
  const changes: WordChange[] = []
  let [i, j] = [0, 0]
  while (i < gone.length || j < come.length) {
    const [before, after] = [gone[i], come[j]]
    if (before !== undefined && before === after) {
      changes.push(same(before))
      i++
      j++
    } else if (
      before !== undefined &&
      (after === undefined || at(lengths, i + 1, j) >= at(lengths, i, j + 1))
    ) {
      changes.push({ kind: 'removed', text: before })
      i++
    } else {
      changes.push({ kind: 'added', text: after ?? '' })
      j++
    }
  }
  return changes
}

/** The length of the longest common part of the rests from each pair of places on. */
function commonLengths(gone: string[], come: string[]): Uint16Array[] {
  const rows = Array.from({ length: gone.length + 1 }, () => new Uint16Array(come.length + 1))
  for (let i = gone.length - 1; i >= 0; i--) {
    const row = rows[i]
    for (let j = come.length - 1; row && j >= 0; j--)
      row[j] =
        gone[i] === come[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1))
  }
  return rows
}

function at(rows: Uint16Array[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
}

function joined(changes: WordChange[]): WordChange[] {
  const merged: WordChange[] = []
  for (const { kind, text } of changes) {
    const last = merged.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') merged.push({ kind, text })
  }
  return merged
}
