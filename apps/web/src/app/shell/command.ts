/** One thing that the command palette can do. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly keywords?: string
  readonly run: () => void
}
