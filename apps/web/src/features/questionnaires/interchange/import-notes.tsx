import { Heading, Stack, Text } from '#layout'
import type { TextKey } from '@telemachos/contract/texts'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts, type CallOutput } from '#shared'
import classes from './interchange.module.css'

type Note = CallOutput<'questionnaires.previewImport'>['Notes'][number]

interface ImportNotesProps {
  readonly notes: readonly Note[]
  /** How many there are, also beyond those that are shown. */
  readonly count: number
}

/**
 * Everything of a file that does not come as it was, by question, with the reason: what is lost first,
 * and settings folded away.
 */
export function ImportNotes({ notes, count }: ImportNotesProps) {
  const { t, language } = useTexts()
  if (count === 0) return <p>{t('interchange.notes.none')}</p>
  const number = (value: number) => formatNumber(value, language)
  const of = (kind: Note['Kind']) => notes.filter(({ Kind }) => Kind === kind)
  const settings = of('setting')
  return (
    <Stack as="section" gap={3}>
      <Heading as="h3" size="plain">
        {t('interchange.notes', { count, number: number(count) })}
      </Heading>
      {count > notes.length && (
        <Text tone="soft">{t('interchange.notes.more', { number: number(notes.length) })}</Text>
      )}
      {(['loss', 'change'] as const).map(
        (kind) =>
          of(kind).length > 0 && (
            <section key={kind}>
              <Heading as="h4" size="plain">
                {t(`interchange.notes.${kind}`)}
              </Heading>
              <NoteList notes={of(kind)} />
            </section>
          ),
      )}
      {settings.length > 0 && (
        <details>
          <summary>{t('interchange.notes.setting', { number: number(settings.length) })}</summary>
          <NoteList notes={settings} />
        </details>
      )}
    </Stack>
  )
}

function NoteList({ notes }: Pick<ImportNotesProps, 'notes'>) {
  const { t } = useTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keys.
    <ul className={classes.list} tabIndex={0}>
      {[...Map.groupBy(notes, ({ At }) => At)].map(([at, own]) => (
        <li key={at}>
          <span className={classes.name}>{at || t('interchange.whole')}</span>
          <ul className={classes.reasons}>
            {own.map(({ Part, Reason, Detail }) => (
              <li key={`${Part} ${Reason} ${Detail}`}>
                {Part && <code>{Part}</code>} {t(`interchange.${Reason}` as TextKey)}
                {Detail && (
                  <Text as="span" tone="soft" size="medium">
                    {' '}
                    {Detail}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
