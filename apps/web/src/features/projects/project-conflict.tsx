import { useQuery } from '@tanstack/react-query'
import { call, useTexts } from '#shared'
import { ConflictNote, Loadable } from '#ui'
import { fullName } from '@telemachos/rules/greek-person'
import { sidesInWords } from './change-words.ts'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  readonly titles: ReadonlyMap<number, string>
}

/** Somebody else has saved the settings: whose stay where both changed the same; the rest is joined. */
export function ProjectConflict({ edit, titles }: Props) {
  const { project, conflict } = edit
  if (!project || !conflict) return null
  return <Conflict key={conflict.revision} projectId={project.Id} edit={edit} titles={titles} />
}

function Conflict({ projectId, edit, titles }: Props & { readonly projectId: number }) {
  const { t } = useTexts()
  const read = useQuery({
    queryKey: ['projects.theirs', projectId, edit.conflict?.revision],
    queryFn: () => readTheirs(projectId),
    gcTime: 0,
  })
  const theirs = read.isFetching ? undefined : read.data
  const differences = theirs
    ? edit
        .clashesWith(theirs.project)
        .map((change) => sidesInWords(change, { draft: edit.draft, titles }, t))
    : []
  return (
    <ConflictNote
      by={theirs?.by}
      at={theirs?.at}
      differences={differences}
      isBusy={theirs === undefined}
      onMine={() => theirs && edit.merge(theirs.project, 'mine')}
      onTheirs={() => theirs && edit.merge(theirs.project, 'theirs')}
      {...(differences.length === 0 && { joinLabel: t('projects.conflict.merge') })}
    >
      <p>{t(differences.length > 0 ? 'projects.conflict.rest' : 'projects.conflict.text')}</p>
      <Loadable query={read}>{() => null}</Loadable>
    </ConflictNote>
  )
}

/** The project as it is now, and who made it so. */
async function readTheirs(ProjectId: number) {
  const [project, versions] = await Promise.all([
    call('projects.getProjectById', { Id: ProjectId }),
    call('projects.listVersions', { ProjectId, page: 1 }),
  ])
  const last = versions.list.find(({ Revision }) => Revision === project.Revision)
  return { project, by: last?.By && fullName(last.By), at: last?.At }
}
