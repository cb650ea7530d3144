export interface NearVariable {
  name: string
  meant: string
  /** True for an obvious typo; otherwise the variable may belong to another program. */
  certain: boolean
}

/**
 * Names in the environment that nearly match one of ours. A match is certain if the name has several words, starts like
 * ours and differs in one or two letters. A variable of ours that is set correctly is never suggested.
 */
export function findNearVariables(given: readonly string[], ours: readonly string[]): NearVariable[] {
  const known = new Set(ours)
  const present = new Set(given)
  return given.flatMap((name): NearVariable[] => {
    if (known.has(name)) return []
    const typo = ours.find((one) => isTypo(name, one) && !present.has(one))
    if (typo) return [{ name, meant: typo, certain: true }]
    const meant = ours.filter((one) => isLike(name, one) && !present.has(one)).sort(byLength)[0]
    return meant ? [{ name, meant, certain: false }] : []
  })
}

/** `DATABSE_URL`: the same number of words, each equal or nearly equal. */
function isTypo(name: string, ours: string): boolean {
  const [words, wanted] = [name.split('_'), ours.split('_')]
  if (wanted.length < 2 || words.length !== wanted.length) return false
  const typos = words.map((word, n) => distance(word, wanted[n] ?? ''))
  return sum(typos) <= 2 && wanted.every((word, n) => (typos[n] ?? 0) <= maxTypos(word, n === 0))
}

/** The number of letters that may be wrong. The first word identifies the program, so a short one must be exact. */
function maxTypos(word: string, isFirst: boolean): number {
  if (word.length > 6) return 2
  return isFirst && word.length < 5 ? 0 : 1
}

/** `STRIPE_SECRET`, `DATABASEURL`, `database_url`, `PAYMENT`: probably ours, with a word or an underscore missing. */
function isLike(name: string, ours: string): boolean {
  if (ours.length < 8) return false
  if (!ours.includes('_')) return distance(name, ours) === 1
  if (plain(name) === plain(ours)) return true
  const [words, wanted] = [name.split('_'), ours.split('_')]
  if (words.length < 2 || words[0] !== wanted[0]) return false
  let found = 0
  for (const word of wanted) if (word === words[found]) found++
  return found === words.length
}

function plain(name: string): string {
  return name.replaceAll('_', '').toUpperCase()
}

function byLength(a: string, b: string): number {
  return a.length - b.length
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** The edit distance: letters to add, remove, change or swap with the next. Infinity if the lengths differ by over 2. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(changed, swapped, at(last, j) + 1, at(row, j - 1) + 1))
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

function at(row: number[], n: number): number {
  return row[n] ?? Number.POSITIVE_INFINITY
}
