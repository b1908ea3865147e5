import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { useIdentity, useProjectPath, useTexts, useWrite } from '#shared'
import { Button, ProjectLink, askToConfirm, showSystemMessage, toast } from '#ui'
import type { StoredView, ViewDraft } from './view-draft.ts'

interface ViewActsProps {
  readonly view: StoredView
  readonly draft: ViewDraft
}

/** What is done with a stored view: shown to others or not, opened, taken along, deleted. */
export function ViewActs({ view, draft }: ViewActsProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const queries = useQueryClient()
  const publish = useWrite('views.publishView')
  const remove = useWrite('views.deleteViewById')
  const { Id, Name, Version, Published } = view
  async function show(version: number | null): Promise<void> {
    try {
      await publish.mutateAsync({ ProjectId, Id, Version: version })
      await queries.invalidateQueries()
      toast(t(version === null ? 'views.unpublished' : 'views.publishedNow'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  async function askToDelete(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('views.delete.sure', { name: Name }),
      text: t('views.delete.text'),
      confirmLabel: t('views.delete'),
      deletes: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync({ ProjectId, Id })
      await queries.invalidateQueries()
      void navigate({ to: pathTo(pathOf('admin.views')) })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  const page = view.Class === 'directive' ? 'directive' : 'view'
  return (
    <>
      {Published !== Version && (
        <Button variant="light" loading={publish.isPending} onClick={() => void show(Version)}>
          {t('views.publish')}
        </Button>
      )}
      {Published !== null && (
        <>
          <Button variant="default" loading={publish.isPending} onClick={() => void show(null)}>
            {t('views.unpublish')}
          </Button>
          <ProjectLink to={pathOf(page, { name: Name })}>{t('views.open')}</ProjectLink>
        </>
      )}
      <Button variant="default" onClick={() => save(`${Name}.json`, exportOf(draft))}>
        {t('views.export')}
      </Button>
      <Button variant="subtle" loading={remove.isPending} onClick={() => void askToDelete()}>
        {t('views.delete')}
      </Button>
    </>
  )
}

/** A view as a file that other projects import. */
const exportOf = (draft: ViewDraft): string => JSON.stringify({ Views: [draft] }, null, 2)

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
