import { useNavigate } from '@tanstack/react-router'
import { QuestPage } from '../../features/questionnaires/player/quest-page.tsx'
import type { QuestSource } from '../../features/questionnaires/player/quest-source.ts'
import { useIdentity } from '../../shared/api/identity.ts'
import { useProjectPath } from '../../shared/navigation/use-project-path.ts'
import { useParams } from '../../shared/ui/use-params.ts'

/** `questionnaire/{id}`, with `{menteeId}` too, and `questtoken/{token}`. */
export default function QuestionnairePage() {
  const { id, menteeId, token } = useParams()
  return token === undefined ? (
    <InProject
      source={
        menteeId === undefined
          ? { kind: 'own', actionId: Number(id) }
          : { kind: 'mentee', actionId: Number(id), menteeId: Number(menteeId) }
      }
    />
  ) : (
    <InProject source={{ kind: 'token', token }} />
  )
}

/** The player below the shell; it goes home to the project. */
export function InProject({ source }: { readonly source: QuestSource }) {
  const { UserId } = useIdentity()
  const pathOf = useProjectPath()
  const navigate = useNavigate()
  return (
    <QuestPage
      key={JSON.stringify(source)}
      source={source}
      userId={UserId}
      homeHref={pathOf('home')}
      onLeave={(href) => void navigate({ href })}
    />
  )
}
