/** The facts that apply, in one line: 'Active, 3 of 5 tasks approved'. */
export function factsOf(...facts: (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(', ')
}
