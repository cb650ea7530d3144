/** A visitor who becomes a client. */
export const visitor = {
  name: 'Mara Lindqvist',
  email: 'mara@lindqvist-orchards.example',
  username: 'mara',
  password: 'Orchard2026!',
}

export const PROJECT = 'Orchard hotline'
export const PHONE = { width: 375, height: 812 }
