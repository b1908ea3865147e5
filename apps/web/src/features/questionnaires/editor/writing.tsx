import { pathOf } from '@telemachos/contract/paths'
import { Row, Stack } from '#layout'
import { Link } from '@tanstack/react-router'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft } from '@tabler/icons-react'
import { ApiError, useTexts, useUnsavedGuard } from '#shared'
import { announce, IconButton, Tabs } from '#ui'
import { Workspace } from './desk.tsx'
import classes from './editor.module.css'
import { Preview } from './preview/preview.tsx'
import { PublishButton } from './publish-button.tsx'
import { DraftConflict, type Theirs } from './saving/draft-conflict.tsx'
import { SaveNote } from './saving/save-note.tsx'
import { PublishableNote } from './publishable-note.tsx'
import { useHistoryKeys } from './use-history-keys.ts'
import { useWriting, type Loaded } from './use-writing.ts'
import { readDraft } from './wire-draft.ts'
import { Versions } from './versions/versions.tsx'
import { VIEWS, type View } from './views.ts'

interface Props {
  readonly loaded: Loaded
  readonly view: View
  readonly onView: (view: View) => void
}

/** The editor of one questionnaire: its head with saving and publishing, and one of its views. */
export function Writing({ loaded, view, onView }: Props) {
  const { t } = useTexts()
  const { QuestId, CanEdit } = loaded
  const writing = useWriting(loaded)
  const { state, dispatch, saver, saving, problems } = writing
  const { draft, past, future } = state
  // Whoever goes away has everything saved first; where that fails, they are asked.
  useUnsavedGuard({
    isUnsaved: () => !saver.isClean,
    staysAt: ({ search }) => search['quest'] === QuestId,
    save: saver.save,
    title: t('questEdit.leave.title'),
    text: t('questEdit.leave.text'),
    confirmLabel: t('questEdit.leave'),
  })
  const travel = (type: 'undo' | 'redo'): void => {
    if (!CanEdit || (type === 'undo' ? past : future).length === 0) return
    dispatch({ type })
    announce(t(type === 'undo' ? 'questEdit.undone' : 'questEdit.redone'))
  }
  useHistoryKeys(view === 'write', travel)
  const goTo = (id: string): void => {
    dispatch({ type: 'choose', chosen: id === '' ? { kind: 'whole' } : { kind: 'question', id } })
    onView('write')
  }
  const keepMine = (theirs: Theirs): void => {
    const other = readDraft(theirs.Draft)
    saver.settle(other, theirs)
    // The other one stays within reach of undo.
    dispatch({ type: 'replace', draft: other })
    dispatch({ type: 'replace', draft })
    saver.change(draft)
    void saver.save()
  }
  const takeTheirs = (theirs: Theirs): void => {
    const other = readDraft(theirs.Draft)
    saver.settle(other, theirs)
    dispatch({ type: 'replace', draft: other })
  }
  return (
    <Stack gap={3} className={classes.page}>
      <Stack as="header" gap={1}>
        <Link to={pathOf('root.defaultlayout.goanyquest')} search={{}} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {t('questEdit.toList')}
        </Link>
        <Row gap={4} lineGap={2} align="center" justify="between">
          <h1 className={classes.title}>
            {draft.Title.el || draft.Title.en || t('questEdit.noText')}
          </h1>
          {CanEdit && (
            <Row gap={2} align="center">
              <SaveNote state={saving} onRetry={() => void saver.save()} />
              <IconButton
                label={t('questEdit.undo')}
                disabled={past.length === 0}
                onClick={() => travel('undo')}
              >
                <IconArrowBackUp size={20} />
              </IconButton>
              <IconButton
                label={t('questEdit.redo')}
                disabled={future.length === 0}
                onClick={() => travel('redo')}
              >
                <IconArrowForwardUp size={20} />
              </IconButton>
              <PublishButton
                questId={QuestId}
                problems={problems}
                draft={draft}
                saver={saver}
                onGo={goTo}
              />
            </Row>
          )}
        </Row>
        {CanEdit && <PublishableNote draft={draft} problems={problems} onGo={goTo} />}
        {!CanEdit && <p className={classes.readOnly}>{t('questEdit.readOnly')}</p>}
      </Stack>
      {saving.status === 'conflict' && saving.error instanceof ApiError && (
        <DraftConflict
          questId={QuestId}
          mine={draft}
          refusal={saving.error}
          onMine={keepMine}
          onTheirs={takeTheirs}
        />
      )}
      <Tabs
        label={t('questEdit.views')}
        tabs={VIEWS.map((key) => ({ key, label: t(`questEdit.view.${key}`) }))}
        current={view}
        onChange={onView}
      >
        {view === 'write' && (
          <Workspace writing={writing} questId={QuestId} isReadOnly={!CanEdit} />
        )}
        {view === 'preview' && <Preview draft={draft} />}
        {view === 'versions' && (
          <Versions
            questId={QuestId}
            draft={draft}
            isReadOnly={!CanEdit}
            onRestore={(restored) => {
              dispatch({ type: 'replace', draft: restored })
              onView('write')
            }}
          />
        )}
      </Tabs>
    </Stack>
  )
}
