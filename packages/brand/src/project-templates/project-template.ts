/** The plan for one type of project. */
export interface ProjectTemplate {
  /** In the order of work; each is due `day` days after the start. */
  tasks: { owner: 'ADMIN' | 'CLIENT'; title: string; detail: string; day: number }[]
  /** What must be true before the handover. */
  checklist: { item: string; required: boolean }[]
  /** Accounts that are opened in the client's name. */
  tools: { toolName: string; vendor: string | null; plan: string | null; setupNotes: string | null }[]
}
