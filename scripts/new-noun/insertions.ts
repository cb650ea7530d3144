interface AddedLines {
  file: string
  /** The lines to insert. */
  add: string
  /** Nothing is inserted if the file already contains this. */
  unless?: string
}

/** Lines for a file that all nouns share. The line before or after them must exist there exactly once. */
export type Insertion = (AddedLines & { after: string }) | (AddedLines & { before: string })

/** All places outside a noun's own files that mention it. */
export const insertions: Insertion[] = [
  {
    file: 'packages/domain/src/no-such.ts',
    after: `  WorkItem: 'work item',`,
    add: `  {{pascal}}: '{{words}}',`,
  },
  {
    file: 'packages/domain/src/audit-words.ts',
    after: `  'work-item.close': 'Closed a work item',`,
    add: `  '{{noun}}.archive': 'Archived {{a}} {{words}}',
  '{{noun}}.create': 'Created {{a}} {{words}}',`,
  },
  {
    file: 'packages/domain/src/ids.ts',
    after: `export type WorkItemId = Id<'WorkItem'>`,
    add: `export type {{pascal}}Id = Id<'{{pascal}}'>`,
  },
  {
    file: 'packages/domain/src/index.ts',
    after: `export * from './work-item.ts'`,
    add: `export * from './{{noun}}.ts'`,
  },
  {
    file: 'packages/contracts/src/index.ts',
    after: `export * from './work-items.ts'`,
    add: `export * from './{{nouns}}.ts'`,
  },
  {
    file: 'kysely-codegen.config.ts',
    after: `  work_items: 'WorkItem',`,
    add: `  {{table}}: '{{pascal}}',`,
  },
  {
    file: 'kysely-codegen.config.ts',
    after: `    WorkItemStatus: '@tallgrass/domain',`,
    add: `    {{pascal}}Status: '@tallgrass/domain',`,
  },
  {
    file: 'kysely-codegen.config.ts',
    after: `      'work_items.status': 'Generated<WorkItemStatus>',`,
    add: `      '{{table}}.status': 'Generated<{{pascal}}Status>',`,
  },
  {
    file: 'packages/db/src/index.ts',
    after: `export * from './queries/work-items.ts'`,
    add: `export * from './queries/{{nouns}}.ts'`,
  },
  {
    file: 'packages/db/src/schema.db.test.ts',
    after: `  ['beta_testers', 'created_at desc, id desc'],`,
    add: `  ['{{table}}', 'created_at desc, id desc'],`,
  },
  {
    file: 'packages/db/src/value-sets.db.test.ts',
    after: `  'work_items.status': ['OPEN', 'CLOSED'],`,
    add: `  '{{table}}.status': ['ACTIVE', 'ARCHIVED'],`,
  },
  {
    file: 'packages/db/src/value-sets.db.test.ts',
    after: `  'work_items.status': 'OPEN',`,
    add: `  '{{table}}.status': 'ACTIVE',`,
  },
  {
    file: 'packages/core/src/index.ts',
    after: `export * from './work-items/list-work-items.ts'`,
    add: `export * from './{{nouns}}/archive-{{noun}}.ts'
export * from './{{nouns}}/create-{{noun}}.ts'
export * from './{{nouns}}/list-{{nouns}}.ts'`,
  },
  {
    // The joints in path may then change the noun.
    file: 'scripts/structure/core-order.ts',
    before: `    'path',`,
    add: `    '{{nouns}}',`,
  },
  {
    file: 'packages/api/src/index.ts',
    after: `import { router } from './trpc.ts'`,
    add: `import { {{camels}}Router } from './routers/admin/{{nouns}}.ts'`,
  },
  {
    file: 'packages/api/src/index.ts',
    after: `    jobs: jobsRouter,`,
    add: `    {{camels}}: {{camels}}Router,`,
  },
  {
    file: 'packages/mocks/src/inputs/office-inputs.ts',
    after: `  'admin.outbox.list': {},`,
    add: `  'admin.{{camels}}.list': {},
  'admin.{{camels}}.create': { name: 'Prairie' },
  'admin.{{camels}}.archive': { id: mockId('{{pascal}}', 1) },`,
  },
  {
    file: 'packages/api/src/paths/office-rows.ts',
    after: `  waitlistEntry,`,
    add: `  {{variable}},`,
  },
  {
    file: 'packages/api/src/paths/office-rows.ts',
    after: `  row('POST', '/api/admin/jobs/{id}/retry', 'admin.jobs.retry'),`,
    add: `
  row('GET', '/api/admin/{{nouns}}', 'admin.{{camels}}.list', { shape: listOf({{variable}}) }),
  row('POST', '/api/admin/{{nouns}}', 'admin.{{camels}}.create', {
    creates: true,
  }),
  row('POST', '/api/admin/{{nouns}}/{id}/archive', 'admin.{{camels}}.archive'),`,
  },
  {
    file: 'apps/server/src/rest/tags.ts',
    after: `  'admin.jobs.': 'Operations',`,
    add: `  'admin.{{camels}}.': 'Operations',`,
  },
  {
    file: 'packages/mocks/src/samples/moments.ts',
    after: `  Document: '60a',`,
    add: `  {{pascal}}: '{{digits}}',`,
  },
  {
    file: 'packages/mocks/src/default-mocks.ts',
    after: `import { userMocks } from './defaults/users.ts'`,
    add: `import { {{camel}}Mocks } from './defaults/{{nouns}}.ts'`,
  },
  {
    file: 'packages/mocks/src/default-mocks.ts',
    after: `    ...jobMocks,`,
    add: `    ...{{camel}}Mocks,`,
  },
  {
    file: 'packages/mocks/src/index.ts',
    after: `export { waitlistEntries } from './samples/waitlist-entries.ts'`,
    add: `export { {{camels}} } from './samples/{{nouns}}.ts'`,
  },
  {
    file: 'apps/server/tests/support/policies/policies.ts',
    after: `  'admin.jobs.retry': ADMINISTRATORS,`,
    add: `  'admin.{{camels}}.list': ADMINISTRATORS,
  'admin.{{camels}}.create': ADMINISTRATORS,
  'admin.{{camels}}.archive': ADMINISTRATORS,`,
  },
  {
    file: 'apps/server/tests/support/calls/valid-calls.ts',
    after: `  'admin.jobs.retry': ({ failedJob }) => failedJob(),`,
    add: `  'admin.{{camels}}.list': () => ({ limit: 5 }),
  'admin.{{camels}}.create': () => ({ name: 'Prairie', notes: 'The first one' }),
  'admin.{{camels}}.archive': async (world) => ({ id: (await world.{{camel}}()).id }),`,
  },
  {
    file: 'apps/server/tests/support/worlds/prepared-world.ts',
    after: `import { tokenOf } from '../token-of.ts'`,
    add: `import { add{{pascal}} } from './add-{{noun}}.ts'`,
  },
  {
    file: 'apps/server/tests/support/worlds/prepared-world.ts',
    after: `  openTime(): Promise<Instant>`,
    add: `  /** An active one. */
  {{camel}}(): Made<'{{pascal}}'>`,
  },
  {
    file: 'apps/server/tests/support/worlds/prepared-world.ts',
    after: `    openTime: () => firstOpenTime(app.services),`,
    add: `    {{camel}}: () => add{{pascal}}(app),`,
  },
  {
    file: 'apps/server/tests/audit/everywhere.test.ts',
    after: `  'admin.jobs.retry': [['job.retry', 'caller']],`,
    add: `  'admin.{{camels}}.create': [['{{noun}}.create', 'caller']],
  'admin.{{camels}}.archive': [['{{noun}}.archive', 'caller']],`,
  },
  {
    file: 'apps/web/src/features/portal-shell/use-admin-entries.tsx',
    after: `  IconTargetArrow,`,
    add: `  IconTag,`,
    unless: 'IconTag,',
  },
  {
    file: 'apps/web/src/features/portal-shell/use-admin-entries.tsx',
    before: `    { icon: <IconShieldCheck aria-hidden />, label: 'Audit', to: '/portal/admin/audit' },`,
    add: `    { icon: <IconTag aria-hidden />, label: '{{sentence}}', to: '/portal/admin/{{nouns}}' },`,
  },
  {
    file: 'apps/web/src/features/portal-shell/portal-shell.browser.test.tsx',
    before: `      'Audit',`,
    add: `      '{{sentence}}',`,
  },
  {
    file: 'apps/web/e2e/portal-pages.ts',
    before: `  '/portal/admin/audit',`,
    add: `  '/portal/admin/{{nouns}}',`,
  },
]
