import { Text } from '#layout'
import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useIdentity, useMayIn, useTexts, useWrite } from '#shared'
import { askBeforeAct, askToConfirm, Button, showSystemMessage, toast } from '#ui'
import classes from '../projects.module.css'

interface Props {
  readonly project: { readonly Id: number; readonly Descr: string }
}

/** Archiving a project, and bringing it back. */
export function ArchiveTab({ project }: Props) {
  const { t, language } = useTexts()
  const ProjectId = project.Id
  const may = useMayIn(ProjectId)
  const { Projects } = useIdentity()
  const since = Projects.find(({ Id }) => Id === ProjectId)?.ArchivedAt ?? null
  const people = useCall('projects.listProjectPage', { Search: project.Descr, page: 1 })
  const archive = useWrite('projects.archiveProject')
  const restore = useWrite('projects.restoreProject')
  const count = people.data?.list.find(({ Id }) => Id === ProjectId)?.People

  async function putAway(): Promise<void> {
    const Confirm = await askBeforeAct({
      title: t('projects.archive.title', { name: project.Descr }),
      text: t('projects.archive.text'),
      touched:
        count === undefined
          ? []
          : [{ label: t('projects.archive.people'), count: formatNumber(count, language) }],
      isFinal: false,
      typed: {
        label: t('projects.archive.type', { name: project.Descr }),
        value: project.Descr.trim(),
      },
      confirmLabel: t('projects.archive.do'),
    })
    if (Confirm === null) return
    try {
      await archive.mutateAsync({ ProjectId, Confirm })
      toast(t('projects.archive.done'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  async function bringBack(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('projects.archive.restore'),
      text: t('projects.archive.restoreText'),
      confirmLabel: t('projects.archive.restore'),
    })
    if (!isSure) return
    try {
      await restore.mutateAsync({ ProjectId })
      toast(t('projects.archive.restored'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('projects.tab.archive')}</h2>
      <Text tone="faint" size="medium">
        {since === null
          ? t('projects.archive.text')
          : t('projects.archive.since', { date: formatDate(since) })}
      </Text>
      {may('projects.archiveProject') && (
        <div>
          {since === null ? (
            <Button variant="default" loading={archive.isPending} onClick={() => void putAway()}>
              {t('projects.archive.do')}
            </Button>
          ) : (
            <Button loading={restore.isPending} onClick={() => void bringBack()}>
              {t('projects.archive.restore')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
