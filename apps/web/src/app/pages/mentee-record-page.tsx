import { RecordPage } from '../../features/actions/mentor/record-page.tsx'
import { PersonHistory } from '../../features/users/person-history.tsx'
import { useParams } from '../../shared/ui/use-params.ts'

/** The record of a mentee: their actions, and below them what was done and who supports them. */
export default function MenteeRecordPage() {
  const { menteeId, id, actionId } = useParams()
  const person = Number(menteeId ?? id)
  return (
    <RecordPage
      key={person}
      menteeId={person}
      actionId={actionId === undefined ? undefined : Number(actionId)}
      history={<PersonHistory userId={person} />}
    />
  )
}
