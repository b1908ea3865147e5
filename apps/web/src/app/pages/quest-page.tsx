import { roleAllowed } from '@telemachos/contract/core/roles'
import { useNavigate } from '@tanstack/react-router'
import { QuestPage } from '../../features/questionnaires/player/quest-page.tsx'
import { readId } from '../../shared/navigation/read-id.ts'
import { useParams } from '../../shared/ui/use-params.ts'
import { useApp } from '../app-context.ts'

/** `/Quest/{id}/{lang}`: one answer set, without the shell (spec §2.1). */
export default function OneQuestPage() {
  const { identity } = useApp()
  const { id, lang } = useParams()
  const answerSetId = readId(id)
  const navigate = useNavigate()
  const project = identity.Projects.find(({ Id }) => Id === identity.ProjectId)
  return (
    <QuestPage
      key={id}
      source={answerSetId === undefined ? undefined : { kind: 'set', answerSetId }}
      userId={identity.UserId}
      lang={lang === 'en' ? 'en' : 'el'}
      canClear={identity.Role !== null && roleAllowed(identity.Role, ['Admin'])}
      homeHref={project ? `/${project.url}/home` : '/'}
      onLeave={(href) => void navigate({ href })}
      isAlone
    />
  )
}
