import { Row, Stack, Text } from '#layout'
import { askToConfirm, Badge, Button, showSystemMessage } from '#ui'
import { useAskBeforeMany, useOfferUndo, useTexts, useWrite, withUndo } from '#shared'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { valuesOf } from '../action/content-values.ts'
import { PublishFindings } from '../findings/publish-findings.tsx'
import { contentDifferences } from './content-differences.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { ContentEdit } from './use-content-edit.ts'
import classes from './author.module.css'

/** Who sees what of the action now: whether it is published, what is only a draft, and what comes next. */
export function ContentState({ edit }: { readonly edit: ContentEdit }) {
  const { known } = edit
  return (
    <Stack as="section" gap={2} packed className={classes.note}>
      <Publication edit={edit} />
      {known.Draft && <DraftLine edit={edit} draft={known.Draft} />}
    </Stack>
  )
}

function Publication({ edit }: { readonly edit: ContentEdit }) {
  const { t } = useTexts()
  const { known, place, isDirty } = edit
  const { Published, Missing, Unknown, Begun, Version, At, By } = known
  const publishing = useWrite('actions.setPublished')
  const offerUndo = useOfferUndo()
  const askBeforeMany = useAskBeforeMany()
  async function set(next: boolean): Promise<void> {
    const isSure =
      next ||
      (await askBeforeMany({
        title: t('actions.author.state.takeBackTitle'),
        text: t('actions.author.state.takeBackText', { count: Begun }),
        count: Begun,
        areMentees: true,
        isFinal: false,
        confirmLabel: t('actions.author.state.takeBack'),
      })) !== undefined
    if (!isSure) return
    await withUndo(publish(next))
  }
  async function publish(next: boolean): Promise<void> {
    const done = await put(next)
    if (done !== false) offerUndo({ done, undo: () => put(!next), redo: () => put(next) })
  }
  async function put(next: boolean): Promise<string | false> {
    try {
      edit.goOnFrom(await publishing.mutateAsync({ ...place, Published: next }))
      return t(next ? 'actions.author.state.nowPublished' : 'actions.author.state.nowTakenBack')
    } catch (error) {
      showSystemMessage(error, t)
      return false
    }
  }
  const who = [formatDateTime(At), By && fullName(By)].filter(Boolean).join(' · ')
  return (
    <>
      <Row gap={3} lineGap={2} align="center" justify="between">
        <Row gap={3} lineGap={1} align="center">
          <Badge tone={Published ? 'done' : 'inactive'}>
            {t(Published ? 'actions.author.state.published' : 'actions.author.state.unpublished')}
          </Badge>
          <span>
            {Published
              ? t('actions.author.state.publishedText', { version: Version, who })
              : t('actions.author.state.unpublishedText')}
          </span>
        </Row>
        <Button
          variant={Published ? 'subtle' : 'default'}
          loading={publishing.isPending}
          disabled={!Published && (isDirty || Missing.length > 0)}
          onClick={() => void set(!Published)}
        >
          {t(Published ? 'actions.author.state.takeBack' : 'actions.author.state.publish')}
        </Button>
      </Row>
      {Unknown.length > 0 && (
        <Text tone="warn" role="status">
          {t('actions.author.unknownReads', { names: Unknown.join(', ') })}
        </Text>
      )}
      {!Published && isDirty && (
        <Text tone="faint" size="medium">
          {t('actions.author.state.saveFirst')}
        </Text>
      )}
      {!Published && Missing.length === 0 && (
        <PublishFindings projectId={place.ProjectId} actionIds={[place.ActionId]} />
      )}
      {!Published && Missing.length > 0 && (
        <div>
          <p>{t('actions.author.state.missing')}</p>
          <ul className={classes.missing}>
            {Missing.map(({ Rule, Text: words, Field }) => (
              <li key={`${Rule} ${Field} ${words}`}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface DraftLineProps {
  readonly edit: ContentEdit
  readonly draft: NonNullable<ContentEdit['known']['Draft']>
}

function DraftLine({ edit, draft }: DraftLineProps) {
  const texts = useTexts()
  const { t } = texts
  const { known, form } = edit
  const [isOpen, setOpen] = useState(false)
  const { At, By, Version } = draft
  async function discard(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('actions.author.draft.discardTitle'),
      text: t('actions.author.draft.discardText'),
      confirmLabel: t('actions.author.draft.discard'),
      danger: true,
    })
    if (isSure) await edit.discard()
  }
  return (
    <>
      <Row gap={3} lineGap={2} align="center" justify="between">
        <Row gap={3} lineGap={1} align="center">
          <Badge tone="scheduled">{t('actions.author.draft')}</Badge>
          <span>
            {t('actions.author.draft.text', {
              who: [formatDateTime(At), By && fullName(By)].filter(Boolean).join(' · '),
            })}{' '}
            {Version < known.Version && t('actions.author.draft.older', { version: known.Version })}
          </span>
        </Row>
        <Row gap={2}>
          <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('actions.author.draft.differences')}
          </Button>
          <Button variant="subtle" onClick={() => void discard()}>
            {t('actions.author.draft.discard')}
          </Button>
        </Row>
      </Row>
      {isOpen && (
        <DifferenceTable differences={contentDifferences(valuesOf(known), form.values, texts)} />
      )}
    </>
  )
}
