import { authorTextProblems } from '@telemachos/rules/author-text-problems'
import { plainText } from '@telemachos/rules/rich-text/plain-text'
import { useMemo, useState } from 'react'
import { Heading, Page, Text } from '#layout'
import {
  call,
  useCall,
  useEvent,
  useIdentity,
  useLanguages,
  useTexts,
  type CallOutput,
} from '#shared'
import { Button, EmptyState, Loadable, showInfo, showSystemMessage } from '#ui'
import { AuthorRowActs } from './author-row-acts.tsx'
import {
  AUTHOR_STATES,
  authorRows,
  foundAuthorRows,
  kindWords,
  sortsOf,
  type AuthorRow,
  type AuthorState,
} from './author-rows.ts'
import { focusTable } from './focus-table.ts'
import { ImportDialog } from './import-dialog.tsx'
import { csvOf, download, readTextFile, xliffOf, type FileRow } from './text-files.ts'
import { TextTable } from './text-table.tsx'
import { TextsBar } from './texts-bar.tsx'
import { useKeptRows } from './use-kept-rows.ts'
import { useSaveText } from './use-save-text.ts'

/** What a project's authors write, in the languages that were added: what is missing, and what is out of date. */
export default function AuthorTextsPage() {
  const { t } = useTexts()
  const languages = useLanguages().filter(({ code }) => code !== 'el' && code !== 'en')
  const [chosen, setChosen] = useState<string>()
  const [start, setStart] = useState(startOf)
  const language = languages.find(({ code }) => code === chosen) ?? languages[0]
  return (
    <Page width="full">
      <header>
        <Heading as="h1" size="profile">
          {t('route.root.defaultlayout.project.admin.texts.title')}
        </Heading>
        <Text tone="soft">{t('language.author.lead')}</Text>
      </header>
      {language ? (
        <AuthorTexts
          key={language.code}
          language={language.code}
          start={start}
          onAll={() => setStart('')}
          languages={languages}
          onLanguage={setChosen}
        />
      ) : (
        <EmptyState
          picture="language"
          title={t('language.author.none')}
          text={t('language.author.noneText')}
        />
      )}
    </Page>
  )
}

interface Opened {
  readonly rows: readonly FileRow[]
  readonly summary: CallOutput<'language.importAuthorTexts'>
}

interface Props {
  readonly language: string
  /** How the labels of the texts begin that are shown; '' for all of them. */
  readonly start: string
  readonly onAll: () => void
  readonly languages: ReturnType<typeof useLanguages>
  readonly onLanguage: (language: string | undefined) => void
}

function AuthorTexts({ language, start, onAll, languages, onLanguage }: Props) {
  const { t, language: spoken } = useTexts()
  const { ProjectId: own } = useIdentity()
  const ProjectId = own ?? 0
  const [state, setState] = useState<AuthorState | null>(null)
  const [sort, setSort] = useState<AuthorRow['sort'] | null>(null)
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const texts = useCall('language.listAuthorTexts', { ProjectId, language })
  // Whoever reads in the language takes everything anew.
  useEvent('language.authorTextsChanged', ({ Language, ProjectId: changed }) => {
    if (changed === ProjectId && Language === language && Language !== spoken) void texts.refetch()
  })
  const saveText = useSaveText(ProjectId)
  const rows = useMemo(() => authorRows(texts.data ?? [], t), [texts.data, t])
  const sorts = useMemo(() => sortsOf(rows, t), [rows, t])
  const { kept, keep } = useKeptRows([state, sort, search, start].join('\n'))
  const shown = useMemo(
    () => foundAuthorRows(rows, { state, sort, search, start, kept }),
    [rows, state, sort, search, start, kept],
  )
  async function readFile(file: File): Promise<void> {
    const read = (await readTextFile(file))?.filter(({ text }) => text.trim() !== '')
    if (!read || read.length === 0) {
      await showInfo({ title: t('language.import'), text: t('rule.file_not_texts') })
      return
    }
    try {
      const input = { ProjectId, language, rows: read, dryRun: true }
      const summary = await call('language.importAuthorTexts', input)
      setOpened({ rows: read, summary })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  const separator = useCall('identity.getPreferences', {}).data?.ExportSeparator ?? ';'
  const save = (kind: 'xlf' | 'csv') =>
    void (kind === 'csv' ? csvOf(shown, separator) : xliffOf(language, shown)).then((text) =>
      download(`${language}.${kind}`, kind === 'csv' ? 'text/csv' : 'application/xliff+xml', text),
    )
  return (
    <>
      <TextsBar
        {...{ languages, language, onLanguage, search }}
        state={{
          value: state,
          options: AUTHOR_STATES.map((one) => ({
            value: one,
            label: t(`language.author.state.${one}`),
          })),
          onChange: setState,
        }}
        kind={{
          label: t('language.author.sort'),
          none: t('language.state.all'),
          value: sort,
          options: sorts,
          onChange: setSort,
        }}
        onSearch={setSearch}
        onDown={focusTable}
        exports={[
          { key: 'xliff', label: t('language.export.xliff'), run: () => save('xlf') },
          { key: 'csv', label: t('language.export.csv'), run: () => save('csv') },
        ]}
        onFile={(file) => void readFile(file)}
        last={
          start !== '' && (
            <Button variant="subtle" onClick={onAll}>
              {t('language.author.ofAll')}
            </Button>
          )
        }
      />
      <Loadable query={texts}>
        {() => (
          <>
            <Text tone="soft" role="status">
              {t('language.rows', { count: shown.length })}
            </Text>
            {shown.length === 0 ? (
              <EmptyState
                {...(state === 'missing' && search === ''
                  ? { title: t('language.author.allDone'), text: t('language.author.allDoneText') }
                  : { title: t('language.none'), text: t('language.noneText') })}
              />
            ) : (
              <TextTable
                {...{ language, rows: shown }}
                heading={t('language.author.column.what')}
                nameOf={({ of }) => of}
                kindOf={(row) => kindWords(row, t)}
                save={(row, text) => saveText(language, row, text)}
                isOpen={({ open }) => open}
                problemsOf={({ stored, most }, text) =>
                  text === '' ? [] : authorTextProblems({ ...stored, most }, text)
                }
                noteOf={({ was }) =>
                  was ? `${t('language.author.was')}: ${plainText(was.en || was.el)}` : ''
                }
                onBegin={keep}
                stateOf={(row, isActive) => (
                  <>
                    <span data-state={row.state}>
                      {t(row.open ? `language.author.is.${row.state}` : 'language.author.locked')}
                    </span>
                    <AuthorRowActs {...{ ProjectId, language, row, isActive, saveText }} />
                  </>
                )}
              />
            )}
          </>
        )}
      </Loadable>
      {opened && (
        <ImportDialog
          {...{ ...opened, language, ProjectId }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** What the address names, `#action.7`: of it alone. */
function startOf(): string {
  const named = /^#(action\.\d+)$/.exec(globalThis.location?.hash ?? '')
  return named ? `${named[1]}.` : ''
}
