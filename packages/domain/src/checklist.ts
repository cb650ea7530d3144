/** The areas of the checklist. The area that loses customers first comes first. */
export const checklistAreas = ['leads', 'phone', 'booking', 'reviews', 'search'] as const
export type ChecklistArea = (typeof checklistAreas)[number]

/** Every question with its area. */
export const checklistQuestions = [
  { id: 'replySpeed', area: 'leads' },
  { id: 'leadList', area: 'leads' },
  { id: 'followUp', area: 'leads' },
  { id: 'missedCalls', area: 'phone' },
  { id: 'afterHours', area: 'phone' },
  { id: 'phoneAnswers', area: 'phone' },
  { id: 'bookingWay', area: 'booking' },
  { id: 'reminders', area: 'booking' },
  { id: 'reviewAsking', area: 'reviews' },
  { id: 'reviewReplies', area: 'reviews' },
  { id: 'profile', area: 'search' },
  { id: 'siteAnswers', area: 'search' },
] as const satisfies { id: string; area: ChecklistArea }[]
export type ChecklistQuestion = (typeof checklistQuestions)[number]['id']

/** The points of the answers to a question, in the order they are shown: from missing to in place. */
export const checklistPoints = [0, 1, 2] as const
export type ChecklistPoints = (typeof checklistPoints)[number]
export type ChecklistAnswers = Record<ChecklistQuestion, ChecklistPoints>

export type ChecklistLevel = 'gap' | 'partial' | 'good'

export interface AreaResult {
  area: ChecklistArea
  points: number
  maxPoints: number
  level: ChecklistLevel
}

export interface ChecklistReport {
  points: number
  maxPoints: number
  /** All areas, the weakest first. */
  areas: AreaResult[]
  /** The area to start with; undefined if every area is good. */
  first: ChecklistArea | undefined
}

const POINTS_PER_QUESTION = Math.max(...checklistPoints)
const GOOD_SHARE = 0.8
const PARTIAL_SHARE = 0.5

/** Adds up the points. Areas with equal scores keep the order of `checklistAreas`. */
export function checklistReport(answers: ChecklistAnswers): ChecklistReport {
  const areas = checklistAreas
    .map((area) => resultOf(area, answers))
    .toSorted((a, b) => a.points / a.maxPoints - b.points / b.maxPoints)
  return {
    points: sum(areas.map(({ points }) => points)),
    maxPoints: sum(areas.map(({ maxPoints }) => maxPoints)),
    areas,
    first: areas.find(({ level }) => level !== 'good')?.area,
  }
}

/** True if every question is answered. */
export function isChecklistComplete(
  answers: {
    [Id in keyof ChecklistAnswers]?: ChecklistAnswers[Id] | undefined
  },
): answers is ChecklistAnswers {
  return checklistQuestions.every(({ id }) => answers[id] !== undefined)
}

function resultOf(area: ChecklistArea, answers: ChecklistAnswers): AreaResult {
  const questions = checklistQuestions.filter((question) => question.area === area)
  const points = sum(questions.map(({ id }) => answers[id]))
  const maxPoints = questions.length * POINTS_PER_QUESTION
  return { area, points, maxPoints, level: levelOf(points / maxPoints) }
}

function levelOf(share: number): ChecklistLevel {
  if (share >= GOOD_SHARE) return 'good'
  return share >= PARTIAL_SHARE ? 'partial' : 'gap'
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
