import { useQueryClient } from '@tanstack/react-query'
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Card, FailureNotice, Row } from '#layout'
import { useCall, useForm, useTexts, useWrite } from '#shared'
import { askToConfirm, Button, MultiSelect, showSystemMessage, TextField, toast } from '#ui'
import { ACTION_PARTS } from '../editor/code-parts.ts'
import { CodeTabs } from '../editor/code-tabs.tsx'
import { PublishedBadge } from '../editor/published-badge.tsx'
import type { Failure } from '../editor/tried-view.tsx'
import classes from '../editor/editor.module.css'
import {
  savedActionView,
  type ActionViewDraft,
  type ActionViewPlace,
  type StoredActionView,
} from './action-view-draft.ts'
import { ActionPreview } from './action-preview.tsx'
import { ActionVersions } from './action-versions.tsx'

interface ActionViewEditorProps {
  readonly at: ActionViewPlace & { readonly ProjectId: number }
  readonly start: ActionViewDraft
  readonly opened: StoredActionView | undefined
  readonly onUnsaved: (isUnsaved: boolean) => void
  readonly onDeleted: () => void
}

/** The view of an action: its code, and beside it what its viewer will see. */
export function ActionViewEditor(props: ActionViewEditorProps) {
  const { at, start, opened, onUnsaved, onDeleted } = props
  const { t } = useTexts()
  const { ProjectId } = at
  const queries = useQueryClient()
  const [stored, setStored] = useState(opened)
  const [settled, setSettled] = useState(start)
  const [failure, setFailure] = useState<Failure>()
  const callable = useCall('views.listCallable', { ProjectId }, { staleTime: Infinity })
  const form = useForm<'views.saveActionView', ActionViewDraft>('views.saveActionView', {
    start,
    // The page of the action asks for all of its tabs.
    asks: false,
    inputOf: (draft) => savedActionView(draft, at, stored?.Version ?? 0),
    onSaved: (answer, values) => {
      setStored(answer)
      setSettled(values)
      toast(t('views.saved'))
      void queries.invalidateQueries()
    },
  })
  const { values } = form
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(settled)
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(isUnsaved), [isUnsaved])
  const calls = (callable.data ?? []).map(({ Name, Summary }) => ({
    value: Name,
    label: Name,
    text: Summary,
  }))
  return (
    <>
      <form {...form.form}>
        <Card gap={3}>
          <div className={classes.fields}>
            {LANGUAGES.map((language) => (
              <TextField
                key={language}
                label={t(`views.action.title.${language}`)}
                autoComplete="off"
                maxLength={120}
                value={values.Titles[language] ?? ''}
                onChange={({ currentTarget }) =>
                  form.set({ Titles: { ...values.Titles, [language]: currentTarget.value } })
                }
              />
            ))}
            <MultiSelect
              label={t('views.calls')}
              hint={t('views.calls.hint')}
              options={calls}
              {...form.choice('Calls')}
            />
          </div>
          {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
          <Row gap={2} lineGap={2} align="center">
            <Button {...form.button}>{t('views.save')}</Button>
            {stored && (
              <>
                <PublishedBadge view={stored} />
                <Acts
                  view={stored}
                  projectId={ProjectId}
                  onChanged={(line) => setStored({ ...stored, ...line })}
                  onDeleted={onDeleted}
                />
              </>
            )}
          </Row>
        </Card>
      </form>
      <div className={classes.beside}>
        <CodeTabs
          parts={ACTION_PARTS}
          draft={values}
          failure={failure}
          onChange={form.set}
          completions={calls}
          versions={
            stored && (
              <ActionVersions
                projectId={ProjectId}
                id={stored.Id}
                draft={values}
                onTake={form.set}
              />
            )
          }
        />
        <ActionPreview
          at={at}
          draft={values}
          callable={callable.data ?? []}
          onFailure={setFailure}
        />
      </div>
    </>
  )
}

interface ActsProps {
  readonly view: StoredActionView
  readonly projectId: number
  readonly onChanged: (line: Pick<StoredActionView, 'Published' | 'Version'>) => void
  readonly onDeleted: () => void
}

/** What is done with a stored view: shown or not, and back to what it took the place of. */
function Acts({ view, projectId, onChanged, onDeleted }: ActsProps) {
  const { t } = useTexts()
  const publish = useWrite('views.publishActionView')
  const remove = useWrite('views.deleteActionView')
  const { Id, Version, Published } = view
  async function show(version: number | null): Promise<void> {
    try {
      onChanged(await publish.mutateAsync({ ProjectId: projectId, Id, Version: version }))
      toast(t(version === null ? 'views.unpublished' : 'views.publishedNow'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  async function askToDelete(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('views.action.back.sure'),
      text: t('views.action.back.text'),
      confirmLabel: t('views.action.back'),
      deletes: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync({ ProjectId: projectId, Id })
      onDeleted()
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <>
      <Button
        variant="light"
        loading={publish.isPending}
        onClick={() => void show(Published === Version ? null : Version)}
      >
        {t(Published === Version ? 'views.unpublish' : 'views.publish')}
      </Button>
      <Button variant="subtle" loading={remove.isPending} onClick={() => void askToDelete()}>
        {t('views.action.back')}
      </Button>
    </>
  )
}
