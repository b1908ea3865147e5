import type { ReactNode } from 'react'
import { useParams } from '#ui'
import { ActionsOverview } from './actions-overview.tsx'
import { OneAction } from './one-action.tsx'

interface Props {
  /** The way to what was answered, for an action that asks a questionnaire. */
  readonly results: (actionId: number) => ReactNode
}

/** The actions one at a time (route mentor.action2): all of them, or the one that the path names. */
export function ByActionPage({ results }: Props) {
  const actionId = Number(useParams()['actionId'])
  return actionId > 0 ? (
    <OneAction key={actionId} actionId={actionId} results={results} />
  ) : (
    <ActionsOverview />
  )
}
