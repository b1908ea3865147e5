import { useParams } from '../../shared/ui/use-params.ts'
import { InProject } from './questionnaire-page.tsx'

/** `mentorquest/{id}`: the mentor's own copy of an action's questionnaire. */
export default function MentorQuestPage() {
  return <InProject source={{ kind: 'mentorCopy', actionId: Number(useParams()['id']) }} />
}
