import { pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { AttemptListener, QuestPage, type QuestSource } from '#features/questionnaires'
import { readId, useProjectPath, useMay } from '#shared'
import { useParams } from '#ui'

/** `questionnaire/{id}`, with `{menteeId}` too, and `questtoken/{token}`. */
export default function QuestionnairePage() {
  const { id, menteeId, token } = useParams()
  if (token !== undefined) return <InProject source={{ kind: 'token', token }} />
  const actionId = readId(id)
  if (menteeId === undefined) {
    return <InProject source={actionId === undefined ? undefined : { kind: 'own', actionId }} />
  }
  const mentee = readId(menteeId)
  const isNone = actionId === undefined || mentee === undefined
  return <InProject source={isNone ? undefined : { kind: 'mentee', actionId, menteeId: mentee }} />
}

/** The player below the shell; it goes home to the project. */
export function InProject({ source }: { readonly source: QuestSource | undefined }) {
  const may = useMay()
  const pathTo = useProjectPath()
  const navigate = useNavigate()
  return (
    <QuestPage
      key={JSON.stringify(source)}
      source={source}
      Listener={AttemptListener}
      canManage={may('questionnaires.clear')}
      homeHref={pathTo(pathOf('home'))}
      onLeave={(href) => void navigate({ href })}
    />
  )
}
