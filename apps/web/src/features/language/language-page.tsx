import { pathOf } from '@telemachos/contract/paths'
import { useMemo, useState } from 'react'
import { Heading, Page, Text } from '#layout'
import {
  call,
  languageOf,
  loadLanguages,
  useCall,
  useEvent,
  useLanguages,
  useTexts,
  useWrite,
} from '#shared'
import {
  askToConfirm,
  Button,
  EmptyState,
  Loadable,
  ProjectLink,
  showInfo,
  showSystemMessage,
  toast,
} from '#ui'
import { AddTextDialog } from './add-text-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { csvOf, download, readTextFile, textsAlone, xliffOf } from './text-files.ts'
import { foundRows, STATES, textRows, type TextPlace, type TextState } from './text-rows.ts'
import { RowActs } from './row-acts.tsx'
import { TextTable } from './text-table.tsx'
import { TextsBar } from './texts-bar.tsx'
import { usePlaces } from './use-places.ts'
import { focusTable } from './focus-table.ts'
import { useKeptRows } from './use-kept-rows.ts'
import { useSaveText } from './use-save-text.ts'
import { useTextWrites } from './use-text-writes.ts'

type Opened = { readonly kind: 'add' } | ({ readonly kind: 'import' } & ImportGiven)
const NO_PLACES: readonly TextPlace[] = []
type ImportGiven = Pick<Parameters<typeof ImportDialog>[0], 'rows' | 'summary'>

/** The texts of the product in every language (spec §2.3): what is missing first, then all of it. */
export default function LanguagePage() {
  const { t } = useTexts()
  const languages = useLanguages()
  const added = languages.find(({ code }) => code !== 'el' && code !== 'en')
  const [asked] = useState(() => languageOf(/^#([a-z]{2,3})$/.exec(location.hash)?.[1])?.code)
  const [chosen, setChosen] = useState(asked)
  const language = languageOf(chosen)?.code ?? added?.code ?? 'en'
  const [state, setState] = useState<TextState | null>(
    (asked ? asked !== 'el' && asked !== 'en' : added) ? 'missing' : null,
  )
  const [search, setSearch] = useState('')
  const [where, setWhere] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened>()
  const all = useCall('language.listTexts', {}, { staleTime: Infinity })
  const own = useCall('language.listRows', { language })
  const used = useCall('language.listPlaces', {}, { staleTime: Infinity })
  const places = usePlaces(used.data ?? NO_PLACES)
  const reload = () => void own.refetch()
  useEvent('language.textsChanged', ({ Language }) => {
    if (Language === language) reload()
    else if (Language === 'el' || Language === 'en') void all.refetch()
  })
  const drop = useWrite('language.deleteLanguage')
  const preferences = useCall('identity.getPreferences', {})
  const saveText = useSaveText()
  const writes = useTextWrites(language, reload)
  const title = languageOf(language)?.title ?? language
  const isAdded = language !== 'el' && language !== 'en'

  async function readFile(file: File): Promise<void> {
    const rows = await readTextFile(file)
    if (!rows || rows.length === 0) {
      await showInfo({ title: t('language.import'), text: t('rule.file_not_texts') })
      return
    }
    try {
      const given = { language, rows: textsAlone(rows), dryRun: true }
      const summary = await call('language.importTexts', given)
      setOpened({ kind: 'import', rows, summary })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  async function exportPermanent(): Promise<void> {
    const texts = await call('language.exportPermanent', {})
    const written = `${JSON.stringify(texts, undefined, 2)}\n`
    download('permanent-texts.json', 'application/json', written)
  }
  async function deleteLanguage(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('language.delete.sure', { title }),
      text: t('language.delete.text'),
      confirmLabel: t('language.delete'),
      danger: true,
    })
    if (!isSure) return
    drop.mutate(
      { language },
      {
        onError: (error) => showSystemMessage(error, t),
        onSuccess: () => {
          setChosen(undefined)
          void loadLanguages()
          toast(t('language.deleted'))
        },
      },
    )
  }
  const rows = useMemo(
    () => (all.data && own.data ? textRows(language, all.data, own.data, used.data ?? []) : []),
    [language, all.data, own.data, used.data],
  )
  const filter = places.choices.find(({ value }) => value === where)?.filter
  const { kept, keep } = useKeptRows([language, state, search, where].join('\n'))
  const shown = useMemo(
    () => foundRows(rows, { state, search, where: filter, kept }),
    [rows, state, search, filter, kept],
  )
  const exports = [
    {
      key: 'xliff',
      label: t('language.export.xliff'),
      run: () =>
        void xliffOf(language, shown).then((text) =>
          download(`${language}.xlf`, 'application/xliff+xml', text),
        ),
    },
    {
      key: 'csv',
      label: t('language.export.csv'),
      run: () =>
        void csvOf(shown, preferences.data?.ExportSeparator ?? ';').then((text) =>
          download(`${language}.csv`, 'text/csv', text),
        ),
    },
    {
      key: 'permanent',
      label: t('language.export.permanent'),
      run: () => void exportPermanent().catch((error) => showSystemMessage(error, t)),
    },
  ]
  return (
    <Page width="full">
      <header>
        <Heading as="h1" size="profile">
          {t('route.root.defaultlayout.project.admin.language.title')}
        </Heading>
        <Text tone="soft">{t('language.lead')}</Text>
        {isAdded && (
          <ProjectLink to={pathOf('admin.texts')}>
            {t('route.root.defaultlayout.project.admin.texts.title')}
          </ProjectLink>
        )}
      </header>
      <TextsBar
        {...{ languages, language, search }}
        onLanguage={setChosen}
        state={{
          value: state,
          options: STATES.map((one) => ({ value: one, label: t(`language.state.${one}`) })),
          onChange: setState,
        }}
        kind={{
          label: t('language.where'),
          none: t('language.where.anywhere'),
          value: where,
          options: places.choices,
          onChange: setWhere,
        }}
        onSearch={setSearch}
        onDown={focusTable}
        exports={exports}
        onFile={(file) => void readFile(file)}
        first={<Button onClick={() => setOpened({ kind: 'add' })}>{t('language.add')}</Button>}
        last={
          isAdded && (
            <Button variant="subtle" loading={drop.isPending} onClick={() => void deleteLanguage()}>
              {t('language.delete')}
            </Button>
          )
        }
      />
      <Loadable query={all}>
        {() => (
          <Loadable query={own}>
            {() => (
              <>
                <Text tone="soft" role="status">
                  {t('language.rows', { count: shown.length })}
                </Text>
                {shown.length === 0 ? (
                  state === 'missing' && search === '' ? (
                    <EmptyState title={t('language.allDone')} text={t('language.allDoneText')} />
                  ) : (
                    <EmptyState
                      picture="language"
                      title={t('language.none')}
                      text={t('language.noneText')}
                    />
                  )
                ) : (
                  <TextTable
                    key={language}
                    {...{ language, rows: shown, onChanged: reload }}
                    save={(row, text) => saveText(language, row, text)}
                    placesOf={places.titlesOf}
                    onBegin={keep}
                    beginsFocused={asked === language}
                    stateOf={(row, isActive) => (
                      <>
                        <span data-state={row.state}>{t(`language.is.${row.state}`)}</span>
                        <RowActs
                          {...{ language, row, isActive, writes, onChanged: reload }}
                          titlesOf={places.titlesOf}
                        />
                      </>
                    )}
                  />
                )}
              </>
            )}
          </Loadable>
        )}
      </Loadable>
      {opened?.kind === 'add' && (
        <AddTextDialog
          language={language}
          onClose={() => setOpened(undefined)}
          onSaved={(saved) => {
            setOpened(undefined)
            setChosen(saved)
            reload()
          }}
        />
      )}
      {opened?.kind === 'import' && (
        <ImportDialog
          {...{ language, rows: opened.rows, summary: opened.summary, onChanged: reload }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  )
}
