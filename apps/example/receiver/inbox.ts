import { DatabaseSync } from 'node:sqlite'

export interface Stored {
  /** The `webhook-id`, the same for every attempt and every replay. */
  id: string
  body: string
}

/** Messages in a file, each once. In your system, use a table like this beside your own data. */
export function openInbox(path: string) {
  const db = new DatabaseSync(path)
  db.exec('create table if not exists inbox (id text primary key, body text not null, handled_at text)')
  const insert = db.prepare('insert or ignore into inbox (id, body) values (?, ?)')
  const select = db.prepare('select id, body from inbox where handled_at is null order by rowid')
  const update = db.prepare('update inbox set handled_at = ? where id = ?')
  return {
    /** Returns false for a message that was stored before. */
    store: ({ body, id }: Stored): boolean => insert.run(id, body).changes === 1,
    /** Messages not handled yet, oldest first. */
    waiting: (): Stored[] => select.all().map(({ body, id }) => ({ id: String(id), body: String(body) })),
    end: (id: string) => void update.run(new Date().toISOString(), id),
    close: () => db.close(),
  }
}

export type Inbox = ReturnType<typeof openInbox>
