import { Heading, Row, Stack, Text } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import { useForm, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, DismissButton, TextField, toast } from '#ui'
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
  const form = useForm('questionnaires.importQuestionnaire', {
    start: preview.Title,
    isReady: ({ el }) => el.trim() !== '',
    inputOf: (Title) => ({ ProjectId, Title, Text: text }),
    onSaved: ({ QuestId }, title) => {
      toast(t('interchange.created'))
      onCreated({ questId: QuestId, title: title.el })
      onClose()
    },
    shortcut: false,
  })
  const told = (key: 'questions' | 'pictures' | 'problems', count: number) =>
    t(`interchange.${key}`, { count, number: formatNumber(count, language) })

  return (
    <Stack
      as="form"
      gap={3}
      align="start"
      className={classes.paste}
      {...form.form}
      noValidate={false}
    >
      <p role="status" className={classes.kind}>
        {t(`interchange.kind.${preview.Kind}`)}
      </p>
      <div className={classes.titles}>
        <TextField
          label={t('interchange.title.el')}
          {...form.text('el')}
          maxLength={300}
          required
        />
        <TextField label={t('interchange.title.en')} {...form.text('en')} maxLength={300} />
      </div>
      {preview.Problems > 0 && (
        <p className={classes.warning}>{told('problems', preview.Problems)}</p>
      )}
      <ImportNotes notes={preview.Notes} count={preview.NoteCount} />
      <Sections preview={preview} count={(questions) => told('questions', questions)} />
      {preview.Pictures > 0 && <p>{told('pictures', preview.Pictures)}</p>}
      {form.error && (
        <Text role="alert" tone="failure" breaks>
          {refusalText(form.error, t)}
        </Text>
      )}
      <Row gap={2} justify="end">
        <Button variant="subtle" onClick={onAnother}>
          {t('interchange.another')}
        </Button>
        <DismissButton onClick={onClose} />
        <Button {...form.button}>{t('interchange.create')}</Button>
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
