/** Puts each value in the place of its `{name}`. In one pass: what somebody wrote is never read as a template. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
