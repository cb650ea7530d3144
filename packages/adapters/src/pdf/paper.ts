/** The colors of documents, the same on every screen and in print. */
export const paper = {
  sheet: '#ffffff',
  ink: '#14211b',
  muted: '#4d5b53',
  line: '#e3ddce',
  raised: '#f3efe4',
  primary: '#1f6b4a',
  primarySoft: '#e5efe9',
  accent: '#d9920f',
  accentText: '#8a5200',
  accentSoft: '#faf0dd',
  danger: '#b3261e',
  dangerSoft: '#f7e7e6',
} as const

export type PaperColor = (typeof paper)[keyof typeof paper]
