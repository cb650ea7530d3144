import type { AnyId } from '@tallgrass/domain'

/** 'Change role' from 'change-role', 'First name' from 'firstName': turns an identifier into readable words. */
export function toWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
    .toLowerCase()
  if (words.startsWith('api ')) return `API${words.slice(3)}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'Project ID' from 'projectId'. */
export function fieldInWords(name: string): string {
  return toWords(name).replace(/\bid$/i, 'ID')
}

/** The end of an id, enough to tell ids apart. */
export function shortId(id: AnyId): string {
  return id.slice(-8)
}
