/** One thing that the command palette can do. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly group: string
  /** What stands beside it, such as where it is. */
  readonly note?: string
  readonly keywords?: string
  /** There are many of its kind: it is offered only where something is looked for, and a few at a time. */
  readonly isMany?: boolean
  readonly run: () => void
}
