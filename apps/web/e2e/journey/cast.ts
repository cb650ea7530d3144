/** A visitor who becomes a client. */
export const visitor = {
  name: 'Mara Lindqvist',
  email: 'mara@lindqvist-orchards.example',
  username: 'mara',
  password: 'Orchard2026!',
}

/** A colleague, who pays and does nothing else. */
export const bookkeeper = {
  firstName: 'Nils',
  name: 'Nils Lindqvist',
  email: 'books@lindqvist-orchards.example',
  username: 'nils',
  password: 'Ledgers2026!',
}

export type Member = Pick<typeof visitor, 'name' | 'email' | 'username' | 'password'>

export const PROJECT = 'Orchard hotline'
export const PHONE = { width: 375, height: 812 }
