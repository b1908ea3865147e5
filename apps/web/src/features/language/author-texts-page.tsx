import { IconDots } from '@tabler/icons-react'
import { SEARCH_MS } from '@telemachos/contract/language/limits'
import { authorTextProblems } from '@telemachos/rules/author-text-problems'
import { plainText } from '@telemachos/rules/rich-text/plain-text'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Heading, Page, Row, Text } from '#layout'
import {
  call,
  useCall,
  useEvent,
  useIdentity,
  useLanguages,
  useTexts,
  type CallOutput,
} from '#shared'
import {
  Button,
  EmptyState,
  Loadable,
  Menu,
  SearchField,
  SelectField,
  showInfo,
  showSystemMessage,
  toast,
} from '#ui'
import {
  AUTHOR_STATES,
  authorRows,
  foundAuthorRows,
  kindWords,
  sortsOf,
  type AuthorRow,
  type AuthorState,
} from './author-rows.ts'
import { ImportChoice } from './import-choice.tsx'
import { ImportDialog } from './import-dialog.tsx'
import classes from './language.module.css'
import { csvOf, download, readTextFile, xliffOf, type FileRow } from './text-files.ts'
import { TextTable } from './text-table.tsx'
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
          choice={
            <SelectField
              label={t('language.translateTo')}
              value={language.code}
              options={languages.map((one) => ({ value: one.code, label: one.title }))}
              onChange={(next) => setChosen(next ?? undefined)}
            />
          }
        />
      ) : (
        <EmptyState title={t('language.author.none')} text={t('language.author.noneText')} />
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
  readonly choice: ReactNode
}

function AuthorTexts({ language, start, onAll, choice }: Props) {
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
  const rows = useMemo(() => authorRows(texts.data ?? []), [texts.data])
  const sorts = useMemo(() => sortsOf(rows, t), [rows, t])
  const wanted = useDeferredValue(search)
  const shown = useMemo(
    () => foundAuthorRows(rows, { state, sort, search: wanted, start }),
    [rows, state, sort, wanted, start],
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
  async function write(row: AuthorRow, text: string, said: string): Promise<void> {
    const saved = await saveText(language, row, text)
    toast(saved.ok ? said : saved.problem)
  }
  const separator = useCall('identity.getPreferences', {}).data?.ExportSeparator ?? ';'
  const save = (kind: 'xlf' | 'csv') =>
    void (kind === 'csv' ? csvOf(shown, separator) : xliffOf(language, shown)).then((text) =>
      download(`${language}.${kind}`, kind === 'csv' ? 'text/csv' : 'application/xliff+xml', text),
    )
  return (
    <>
      <Row gap={3} lineGap={3} align="end" className={classes.bar}>
        {choice}
        <SelectField
          label={t('language.state')}
          none={t('language.state.all')}
          value={state}
          options={AUTHOR_STATES.map((one) => ({
            value: one,
            label: t(`language.author.state.${one}`),
          }))}
          onChange={(next) => setState(AUTHOR_STATES.find((one) => one === next) ?? null)}
        />
        <SelectField
          label={t('language.author.sort')}
          none={t('language.state.all')}
          value={sort}
          options={sorts}
          onChange={(next) => setSort(sorts.find(({ value }) => value === next)?.value ?? null)}
        />
        <SearchField
          label={t('language.search')}
          placeholder={t('language.search')}
          value={search}
          debounceMs={SEARCH_MS}
          onChange={setSearch}
        />
        <Row gap={3}>
          <Menu
            className={classes.menu ?? ''}
            label={t('language.export')}
            button={t('language.export')}
            items={[
              { key: 'xliff', label: t('language.export.xliff'), run: () => save('xlf') },
              { key: 'csv', label: t('language.export.csv'), run: () => save('csv') },
            ]}
          />
          <ImportChoice onFile={(file) => void readFile(file)} />
        </Row>
        {start !== '' && (
          <Button variant="subtle" onClick={onAll}>
            {t('language.author.ofAll')}
          </Button>
        )}
      </Row>
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
                stateOf={(row) => (
                  <>
                    <span data-state={row.state}>
                      {t(row.open ? `language.author.is.${row.state}` : 'language.author.locked')}
                    </span>
                    {row.open && row.version > 0 && (
                      <Menu
                        className={classes.more ?? ''}
                        label={t('language.more', { label: row.of })}
                        button={<IconDots size={18} />}
                        items={[
                          ...(row.was
                            ? [
                                {
                                  key: 'keep',
                                  label: t('language.author.keep'),
                                  run: () =>
                                    void write(row, row.stored.text, t('language.author.saved')),
                                },
                              ]
                            : []),
                          {
                            key: 'remove',
                            label: t('language.author.remove'),
                            run: () => void write(row, '', t('language.author.removed')),
                          },
                        ]}
                      />
                    )}
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
