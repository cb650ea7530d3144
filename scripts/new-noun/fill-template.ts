/** The text with a value in the place of each `{{name}}`. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A template asks for {{${name}}}, which has no value`)
    return value
  })
}
