import type { UserId } from './ids.ts'

/** The side of a stored picture, in pixels: twice the largest avatar. */
export const PICTURE_PIXELS = 256

/** Of a picture as it is sent, cropped to a square. In base64 it fits the body of a request. */
export const MAX_PICTURE_BYTES = 90_000

/** The address of a person's picture, which names its content and so never changes; null without one. */
export function picturePath(person: { id: UserId; pictureSha256: string | null }): string | null {
  return person.pictureSha256 === null ? null : `/api/people/${person.id}/picture/${person.pictureSha256}`
}
