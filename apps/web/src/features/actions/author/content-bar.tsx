import { FailureNotice, Row, Text } from '#layout'
import { Button, DialogFrame } from '#ui'
import { isConflict, useTexts } from '#shared'
import { useEffect, useRef, useState } from 'react'
import type { ActionTab } from '../action/action-tab.ts'
import { PublishFindings } from '../findings/publish-findings.tsx'
import { valuesOf } from '../action/content-values.ts'
import { ContentConflict } from './content-conflict.tsx'
import { contentDifferences } from './content-differences.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { ContentEdit } from './use-content-edit.ts'
import classes from './author.module.css'

interface Props {
  readonly edit: ContentEdit
  readonly tabs: readonly ActionTab[]
  readonly current: string
  /** Leads to a tab. */
  readonly onShow: (key: string) => void
}

/** Saves and publishes the content over all its tabs, and leads to the tab where something is wrong. */
export function ContentBar({ edit, tabs, current, onShow }: Props) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { form, theirs, isDirty, isSeen, isBusy, known } = edit
  const edits = tabs.find(({ key }) => key === current)?.edits
  const wrong = tabs.filter(
    ({ key, edits: names = [] }) => key !== current && names.some((name) => form.errorOf(name)),
  )
  const canPublish = isSeen && (isDirty || known.Draft !== null)
  const isPublishing = useRef(false)
  useEffect(() => {
    if (!isPublishing.current || canPublish || isBusy) return
    // What was pressed goes with the bar.
    isPublishing.current = false
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [canPublish, isBusy])
  // Over a tab that saves by itself, only what is unsaved elsewhere is worth a bar.
  if (!edits && !isDirty && !theirs && !canPublish) return null
  return (
    <section aria-label={t('actions.author.bar')} className={classes.bar}>
      {theirs && <ContentConflict mine={form.values} edit={edit} />}
      {form.failure && !isConflict(form.error) && <FailureNotice>{form.failure}</FailureNotice>}
      <Row justify="between" align="center" gap={3} lineGap={2}>
        <Text as="span" tone="faint" size="medium" role="status">
          {isDirty && t('actions.author.unsaved')}
        </Text>
        <Row gap={3} lineGap={2} align="center">
          {wrong.map(({ key, text }) => (
            <Button key={key} variant="subtle" onClick={() => onShow(key)}>
              {t('actions.author.correct', { tab: t(text) })}
            </Button>
          ))}
          <Button
            variant={isSeen ? 'default' : 'filled'}
            loading={isBusy}
            disabled={!isDirty || theirs !== undefined}
            onClick={edit.save}
          >
            {t(isSeen ? 'actions.author.draft.save' : 'actions.author.save')}
          </Button>
          {isSeen && (
            <Button
              loading={isBusy}
              disabled={!canPublish || theirs !== undefined}
              onClick={() => setAsking(true)}
            >
              {t('actions.author.draft.publish')}
            </Button>
          )}
        </Row>
      </Row>
      {isAsking && (
        <PublishDialog
          edit={edit}
          onClose={() => setAsking(false)}
          onPublish={() => {
            setAsking(false)
            isPublishing.current = true
            edit.publish()
          }}
        />
      )}
    </section>
  )
}

interface PublishDialogProps {
  readonly edit: ContentEdit
  readonly onClose: () => void
  readonly onPublish: () => void
}

/** What will change for whom, before it is published. */
function PublishDialog({ edit, onClose, onPublish }: PublishDialogProps) {
  const texts = useTexts()
  const { t } = texts
  const { Begun, SharedWith } = edit.known
  const { ProjectId, ActionId } = edit.place
  const differences = contentDifferences(valuesOf(edit.known), edit.form.values, texts)
  return (
    <DialogFrame
      title={t('actions.author.draft.publishTitle')}
      confirmLabel={t('actions.author.draft.publishConfirm')}
      focused="confirm"
      onCancel={onClose}
      onConfirm={onPublish}
    >
      <p>
        {Begun > 0
          ? t('actions.author.begun', { count: Begun })
          : t('actions.author.draft.begunNobody')}
      </p>
      {SharedWith.length > 0 && (
        <p>
          {t('actions.author.shared', {
            count: SharedWith.length,
            names: SharedWith.join(', '),
          })}
        </p>
      )}
      <DifferenceTable differences={differences} />
      <PublishFindings projectId={ProjectId} actionIds={[ActionId]} />
    </DialogFrame>
  )
}
