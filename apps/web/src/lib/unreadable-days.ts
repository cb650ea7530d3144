/** The errors for dates that do not exist, such as February 31, which browsers report as empty. */
export function unreadableDays(
  { elements }: Pick<HTMLFormElement, 'elements'>,
  fields: { name: string; label: string }[],
): Record<string, string> {
  const unreadable = [...elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.validity.badInput ? [element.name] : [],
  )
  return Object.fromEntries(
    fields
      .filter(({ name }) => unreadable.includes(name))
      .map(({ label, name }) => [name, `${label} must be a date such as 2026-11-20`]),
  )
}
