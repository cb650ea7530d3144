declare const brand: unique symbol

/**
 * Text of one kind, such as an amount or the id of a project. Reads as a string, but no other text takes its
 * place: only what parses or makes such a text returns one.
 */
export type Branded<Name extends string> = string & { readonly [brand]: Name }

/** Text that was not parsed yet. Refuses text of any kind, so that a date cannot be given for an amount. */
export type Unparsed = string & { readonly [brand]?: never }
