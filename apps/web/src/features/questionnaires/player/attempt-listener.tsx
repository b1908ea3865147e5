import { useEvent } from '#shared'
import type { Questionnaire } from './quest-source.ts'

interface Props {
  readonly questionnaire: Questionnaire
  readonly onChanged: () => Promise<unknown>
}

/** Hears that an attempt was gone on with or finished elsewhere; for whoever has signed in. */
export function AttemptListener({ questionnaire, onChanged }: Props): null {
  useEvent('questionnaires.attemptChanged', ({ AnswerSetId, State }) => {
    if (questionnaire.AnswerSetId !== AnswerSetId) return
    // What runs here asks by its own clock, and keeps what is typed.
    const isHere = questionnaire.State === 'started' && State !== 'finished'
    if (!isHere && questionnaire.State !== State) void onChanged()
  })
  return null
}
