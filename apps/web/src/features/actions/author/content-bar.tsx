import { FailureNotice, Row, Text } from '#layout'
import { Button } from '#ui'
import { isConflict, useTexts } from '#shared'
import type { ActionTab } from '../../../shared/actions/action-tab.ts'
import { ContentConflict } from './content-conflict.tsx'
import type { ContentEdit } from './use-content-edit.ts'
import classes from './author.module.css'

interface Props {
  readonly formId: string
  readonly edit: ContentEdit
  readonly tabs: readonly ActionTab[]
  readonly current: string
  /** Leads to a tab. */
  readonly onShow: (key: string) => void
}

/** Saves the content over all its tabs, and leads to the tab where something is wrong. */
export function ContentBar({ formId, edit, tabs, current, onShow }: Props) {
  const { t } = useTexts()
  const { form, theirs, isDirty } = edit
  const edits = tabs.find(({ key }) => key === current)?.edits
  const wrong = tabs.filter(
    ({ key, edits: names = [] }) => key !== current && names.some((name) => form.errorOf(name)),
  )
  // Over a tab that saves by itself, only what is unsaved elsewhere is worth a bar.
  if (!edits && !isDirty && !theirs) return null
  return (
    <section aria-label={t('actions.author.bar')} className={classes.bar}>
      {theirs && (
        <ContentConflict
          mine={form.values}
          theirs={theirs}
          isBusy={form.isBusy}
          onMine={() => edit.keepMine(theirs)}
          onTheirs={() => edit.takeTheirs(theirs)}
        />
      )}
      {form.failure && !isConflict(form.error) && <FailureNotice>{form.failure}</FailureNotice>}
      <Row justify="between" align="center" gap={3} lineGap={2}>
        <Text as="span" tone="faint" size="medium" role="status">
          {isDirty && t('actions.author.unsaved')}
        </Text>
        <Row gap={3} align="center">
          {wrong.map(({ key, text }) => (
            <Button key={key} variant="subtle" onClick={() => onShow(key)}>
              {t('actions.author.correct', { tab: t(text) })}
            </Button>
          ))}
          <Button {...form.button} form={formId} disabled={!isDirty || theirs !== undefined}>
            {t('actions.author.save')}
          </Button>
        </Row>
      </Row>
    </section>
  )
}
