import { Row, Stack, Text } from '#layout'
import { askToConfirm, Badge, Button, Loadable, Pager, toast, usePages } from '#ui'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { useCall, useTexts, type CallOutput } from '#shared'
import { ChangeList } from './change-list.tsx'
import { listChanges } from './changes.ts'
import { draftOf } from './draft.ts'
import changeClasses from './changes.module.css'
import classes from './projects.module.css'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  /** The titles of the project's actions. */
  readonly titles: ReadonlyMap<number, string>
  readonly mayEdit: boolean
}

/** Every version of the project: what it changed, and the way back to it. */
export function HistoryTab({ edit, titles, mayEdit }: Props) {
  const { t } = useTexts()
  const ProjectId = edit.project?.Id ?? 0
  const pages = usePages()
  const [opened, setOpened] = useState<number>()
  const query = useCall(
    'projects.listVersions',
    { ProjectId, ...pages.asked },
    { placeholderData: keepPreviousData, enabled: ProjectId > 0 },
  )
  const current = edit.project?.Revision
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('projects.history.title')}</h2>
      <Text tone="faint" size="medium">
        {t('projects.history.text')}
      </Text>
      <Loadable query={query}>
        {({ list, count }) => (
          <>
            <ol className={changeClasses.versions} aria-label={t('projects.history.title')}>
              {list.map(({ Revision, At, By, RestoredFrom }) => (
                <li key={Revision}>
                  <Row gap={4} lineGap={1} align="center" className={changeClasses.version}>
                    <strong>{t('projects.history.version', { number: Revision })}</strong>
                    <span>
                      {[formatDateTime(At), By && fullName(By)].filter(Boolean).join(' · ')}
                    </span>
                    {RestoredFrom !== null && (
                      <Text as="span" tone="faint" size="medium">
                        {t('projects.history.restoredFrom', { number: RestoredFrom })}
                      </Text>
                    )}
                    {Revision === current && (
                      <Badge tone="done">{t('projects.history.current')}</Badge>
                    )}
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-expanded={opened === Revision}
                      onClick={() => setOpened(opened === Revision ? undefined : Revision)}
                    >
                      {t('projects.history.see', { number: Revision })}
                    </Button>
                  </Row>
                  {opened === Revision && (
                    <Version edit={edit} titles={titles} revision={Revision} mayEdit={mayEdit} />
                  )}
                </li>
              ))}
            </ol>
            <Pager {...pages.of(count)} />
          </>
        )}
      </Loadable>
    </section>
  )
}

interface VersionProps extends Props {
  readonly revision: number
}

/** What a version changed, what going back to it would change now, and going back. */
function Version({ edit, titles, revision, mayEdit }: VersionProps) {
  const { t } = useTexts()
  const ProjectId = edit.project?.Id ?? 0
  const read = (Revision: number) => ({ ProjectId, Revision })
  const version = useCall('projects.getVersion', read(revision))
  const before = useCall('projects.getVersion', read(revision - 1), {
    enabled: revision > 1,
  })
  const isCurrent = revision === edit.project?.Revision

  async function goBack(version: CallOutput<'projects.getVersion'>): Promise<void> {
    const isSure =
      !edit.isDirty ||
      (await askToConfirm({
        title: t('projects.history.restoreTitle', { number: revision }),
        text: t('projects.history.restoreDirty'),
        confirmLabel: t('projects.history.restore'),
        danger: true,
      }))
    if (!isSure) return
    edit.restore(version)
    toast(t('projects.history.inDraft', { number: revision }))
  }
  return (
    <Loadable query={version}>
      {(shown) => {
        const names = { draft: draftOf(shown), titles }
        const wouldChange = edit.project ? listChanges(draftOf(edit.project), draftOf(shown)) : []
        return (
          <Stack gap={3} packed className={changeClasses.versionBody}>
            {revision === 1 ? (
              <Text tone="faint" size="medium">
                {t('projects.history.first')}
              </Text>
            ) : (
              <Loadable query={before}>
                {(older) => (
                  <>
                    <h3>{t('projects.history.changed')}</h3>
                    <ChangeList
                      changes={listChanges(draftOf(older), draftOf(shown))}
                      names={names}
                    />
                  </>
                )}
              </Loadable>
            )}
            {!isCurrent && edit.project && (
              <>
                <h3>{t('projects.history.wouldChange')}</h3>
                <ChangeList changes={wouldChange} names={names} />
                {mayEdit && wouldChange.length > 0 && (
                  <Button onClick={() => void goBack(shown)}>
                    {t('projects.history.restoreThis', { number: revision })}
                  </Button>
                )}
              </>
            )}
          </Stack>
        )
      }}
    </Loadable>
  )
}
