import type { Sheet } from './sheet.ts'

const SIDE = 116
const GAP = 16

/** Two columns: a narrow one for headings, and a main one for the text beside them, with lines of readable length. */
export function twoColumns(sheet: Sheet): { side: Sheet; main: Sheet } {
  const { left, width } = sheet
  return {
    side: { ...sheet, width: SIDE },
    main: { ...sheet, left: left + SIDE + GAP, width: width - SIDE - GAP },
  }
}
