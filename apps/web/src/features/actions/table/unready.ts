import { ApiError, type CallOutput } from '#shared'

/** An action that was to be published, and what it still needs. */
export interface Unready {
  readonly ActionId: number
  readonly Title: string
  readonly Missing: CallOutput<'actions.getContent'>['Missing']
}

/** The actions that a refusal to publish names; undefined for any other error. */
export function unreadyIn(error: unknown): readonly Unready[] | undefined {
  return error instanceof ApiError && error.details['rule'] === 'actions_unready'
    ? (error.details['Actions'] as readonly Unready[])
    : undefined
}
