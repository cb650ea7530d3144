/** The plan of one type of project. */
export interface ProjectTemplate {
  /** In the order in which they are done; `day` is when each is due, counted from the start. */
  tasks: { owner: 'ADMIN' | 'CLIENT'; title: string; detail: string; day: number }[]
  /** What must hold before the project is handed over. */
  checklist: { item: string; required: boolean }[]
  /** Accounts that are opened in the client's name. */
  tools: { toolName: string; vendor: string | null; plan: string | null; setupNotes: string | null }[]
}
