/** Replaces each `{{name}}` with its value. Throws if there is none. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A template uses {{${name}}}, which has no value`)
    return value
  })
}
