import { inProject, pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { AttemptListener, QuestPage } from '#features/questionnaires'
import { readId, useCall, mayMake } from '#shared'
import { useParams } from '#ui'
import { useApp } from '../app-context.ts'
import { ToConsent } from '../to-consent.tsx'
import { useSwitchProject } from '../use-switch-project.ts'

/** `/Quest/{id}/{lang}`: one answer set, without the shell (spec §2.1). */
export default function OneQuestPage() {
  const { identity } = useApp()
  const { id, lang } = useParams()
  const answerSetId = readId(id)
  const navigate = useNavigate()
  const isMoving = useProjectOf(answerSetId)
  const project = identity.Projects.find(({ Id }) => Id === identity.ProjectId)
  if (isMoving) return null
  if (identity.ConsentRequired) return <ToConsent />
  return (
    <QuestPage
      key={id}
      source={answerSetId === undefined ? undefined : { kind: 'set', answerSetId }}
      lang={lang === 'en' ? 'en' : 'el'}
      Listener={AttemptListener}
      canManage={mayMake(identity, 'questionnaires.clear')}
      homeHref={project ? inProject(project.url, pathOf('home')) : '/'}
      onLeave={(href) => void navigate({ href })}
      isAlone
    />
  )
}

/**
 * Goes to the project of the answer set, as any address of that project does.
 * @returns true until it is known, and reached; what is nobody's here is told by its own page.
 */
function useProjectOf(answerSetId: number | undefined): boolean {
  const { identity } = useApp()
  const found = useCall(
    'questionnaires.findProject',
    { AnswerSetId: answerSetId ?? 0 },
    { enabled: answerSetId !== undefined, retry: false },
  )
  const wanted = found.data?.ProjectId
  const isElsewhere = wanted !== undefined && wanted !== identity.ProjectId
  const isRefused = useSwitchProject(isElsewhere ? wanted : undefined)
  return answerSetId !== undefined && (found.isPending || (isElsewhere && !isRefused))
}
