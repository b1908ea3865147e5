import { Heading } from '../../../shared/layout/heading.tsx'
import { Text } from '../../../shared/layout/text.tsx'
import { Stack } from '../../../shared/layout/stack.tsx'
import { Row } from '../../../shared/layout/row.tsx'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import type { CallOutput } from '../../../shared/api/contract-types.ts'
import { useIdentity } from '../../../shared/api/identity.ts'
import { useWrite } from '../../../shared/api/use-call.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { toast } from '../../../shared/ui/toast-store.ts'
import type { CreatedQuestionnaire } from './created-questionnaire.ts'
import { ImportNotes } from './import-notes.tsx'
import { refusalText } from './refusal-text.ts'
import classes from './interchange.module.css'

type Preview = CallOutput<'questionnaires.previewImport'>

interface ImportPreviewProps {
  readonly preview: Preview
  readonly text: string
  readonly onAnother: () => void
  readonly onClose: () => void
  readonly onCreated: (created: CreatedQuestionnaire) => void
}

/** What a file holds: its kind, title and sections, what does not map, and the way to create it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { preview, text, onAnother, onClose, onCreated } = props
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const [title, setTitle] = useState(preview.Title)
  const create = useWrite('questionnaires.importQuestionnaire')
  const told = (key: 'questions' | 'pictures' | 'problems', count: number) =>
    t(`interchange.${key}`, { count, number: formatNumber(count, language) })

  async function apply(): Promise<void> {
    const made = await create
      .mutateAsync({ ProjectId, Title: title, Text: text })
      .catch(() => undefined)
    if (!made) return
    toast(t('interchange.created'))
    onCreated({ questId: made.QuestId, title: title.el })
    onClose()
  }
  return (
    <Stack
      as="form"
      gap={3}
      align="start"
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <p role="status" className={classes.kind}>
        {t(`interchange.kind.${preview.Kind}`)}
      </p>
      <div className={classes.titles}>
        <TextField
          label={t('interchange.title.el')}
          value={title.el}
          maxLength={300}
          required
          onChange={(event) => setTitle({ ...title, el: event.currentTarget.value })}
        />
        <TextField
          label={t('interchange.title.en')}
          value={title.en}
          maxLength={300}
          onChange={(event) => setTitle({ ...title, en: event.currentTarget.value })}
        />
      </div>
      <Sections preview={preview} count={(questions) => told('questions', questions)} />
      {preview.Pictures > 0 && <p>{told('pictures', preview.Pictures)}</p>}
      {preview.Problems > 0 && (
        <p className={classes.warning}>{told('problems', preview.Problems)}</p>
      )}
      <ImportNotes notes={preview.Notes} count={preview.NoteCount} />
      {create.error && (
        <Text role="alert" tone="failure" breaks>
          {refusalText(create.error, t)}
        </Text>
      )}
      <Row gap={2} justify="end">
        <Button variant="subtle" onClick={onAnother}>
          {t('interchange.another')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('core.dialog.cancel')}
        </Button>
        <Button type="submit" loading={create.isPending} disabled={title.el.trim() === ''}>
          {t('interchange.create')}
        </Button>
      </Row>
    </Stack>
  )
}

interface SectionsProps {
  readonly preview: Preview
  readonly count: (questions: number) => string
}

function Sections({ preview, count }: SectionsProps) {
  const { t, language } = useTexts()
  return (
    <section>
      <Heading as="h3" size="plain">
        {t('interchange.comes')}: {count(preview.Questions)}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keys. */}
      <ol className={classes.list} tabIndex={0}>
        {preview.Sections.map(({ Text, Questions }, place) => (
          // Sections have no name but their place.
          <Row key={place} as="li" nowrap gap={3} justify="between" className={classes.section}>
            <span>{(language === 'en' && Text.en) || Text.el || t('interchange.untitled')}</span>
            <span>{count(Questions)}</span>
          </Row>
        ))}
      </ol>
    </section>
  )
}
