// Scores the assistant's answers. A low score does not fail this command; tests enforce the minimum.
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run eval:assistant -- [--fresh]',
  'Scores the embedded assistant with questions, attempts at misuse and conversations. For the held-out\nquestions, it prints only the scores. --fresh also scores the fresh questions; do that once, when the work is done.',
)

const { embeddedAssistant } = await import('@tallgrass/adapters')
const { printTable } = await import('./bench/print-table.ts')
const { readConversations, readFreshQuestions, readHeldOutQuestions, readInjections, readTuningQuestions } =
  await import('./eval/assistant/evaluation-set.ts')
const { conversationFailures, obeyedInjections } = await import('./eval/assistant/score-conversations.ts')
const { readConductHeldOut, readConductTuning } = await import('./eval/assistant/conduct-set.ts')
const { figuresByKind, scoreConduct } = await import('./eval/assistant/score-conduct.ts')
const { readOwnFresh, readOwnHeldOut, readOwnTuning } = await import('./eval/assistant/own-set.ts')
const { figuresByTopic, scoreOwn } = await import('./eval/assistant/score-own.ts')
const { failuresOf, figuresByIntent, figuresOf, scoreQuestions } = await import(
  './eval/assistant/score-questions.ts'
)

const assistant = embeddedAssistant()
const tuning = await scoreQuestions(assistant, readTuningQuestions())
const heldOut = await scoreQuestions(assistant, readHeldOutQuestions())

const isFresh = process.argv.includes('--fresh')
const fresh = isFresh ? await scoreQuestions(assistant, readFreshQuestions()) : []

const columns = ['', 'tuning', '', 'held out', '', 'fresh', '']
printTable('Answers', columns, joinFigures(figuresOf(tuning), figuresOf(heldOut), figuresOf(fresh)))
printTable(
  'Intents',
  columns,
  joinFigures(figuresByIntent(tuning), figuresByIntent(heldOut), figuresByIntent(fresh)),
)

const conductTuning = await scoreConduct(assistant, readConductTuning())
const conductHeldOut = await scoreConduct(assistant, readConductHeldOut())
printTable(
  'Conduct, by kind of message',
  columns.slice(0, 5),
  joinFigures(figuresByKind(conductTuning), figuresByKind(conductHeldOut)),
)

const ownTuning = await scoreOwn(assistant, readOwnTuning())
printTable(
  "Clients' own records, by topic",
  columns,
  joinFigures(
    figuresByTopic(ownTuning),
    figuresByTopic(await scoreOwn(assistant, readOwnHeldOut())),
    figuresByTopic(isFresh ? await scoreOwn(assistant, readOwnFresh()) : []),
  ),
)

const obeyed = await obeyedInjections(assistant)
const failures = await conversationFailures(assistant)
const conversations = readConversations().length
printTable(
  'Conduct',
  ['', ''],
  [
    ['Attempts at misuse obeyed', `${obeyed.length} of ${readInjections().length}`],
    ['Conversations as expected', `${conversations - failures.length} of ${conversations}`],
  ],
)
for (const line of [...obeyed.map((id) => `obeyed ${id}`), ...failures]) console.log(`  ${line}`)

console.log('\nTuning questions that went wrong')
for (const { missed, question } of conductTuning.filter(({ missed }) => missed.length > 0)) {
  console.log(`  ${question.id} ${missed.join(', ')}\n    ${question.turns.join(' / ')}`)
}
for (const { question, understood } of ownTuning.filter(({ right }) => !right)) {
  console.log(
    `  ${question.id} ${question.topics[0] ?? 'none'} → ${understood[0] ?? 'none'}\n    ${question.question}`,
  )
}
for (const { question, reply } of failuresOf(tuning)) {
  console.log(`  ${question.id} ${question.intent} → ${reply.intent}, ${reply.passages[0] ?? 'no passage'}`)
  console.log(`    ${question.question}`)
}

type Figure = [name: string, right: number, of: number]

function joinFigures(first: Figure[], ...others: Figure[][]): string[][] {
  return first.map(([name, ...figures]) => [
    name,
    ...cells(figures),
    ...others.flatMap((other) => {
      const [, right, of] = other.find(([otherName]) => otherName === name) ?? [name, 0, 0]
      return cells([right, of])
    }),
  ])
}

function cells([right, of]: [number, number]): string[] {
  return of === 0 ? ['', ''] : [`${right} of ${of}`, `${Math.round((100 * right) / of)} %`]
}
