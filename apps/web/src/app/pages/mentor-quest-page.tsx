import { readId } from '#shared'
import { useParams } from '#ui'
import { InProject } from './questionnaire-page.tsx'

/** `mentorquest/{id}`: the mentor's own copy of an action's questionnaire. */
export default function MentorQuestPage() {
  const actionId = readId(useParams()['id'])
  return (
    <InProject source={actionId === undefined ? undefined : { kind: 'mentorCopy', actionId }} />
  )
}
