import { builtInOf } from '@telemachos/contract/core/define-texts'
import { useState } from 'react'
import { fold } from '@telemachos/rules/greek-text'
import { Card, Heading, Page, Text } from '#layout'
import { useTexts } from '#shared'
import { Badge, EmptyState, Loadable, SearchField, FILTER_MS } from '#ui'
import { useDictionary, type DictionaryView } from '../steps/use-dictionary.ts'
import classes from './queries.module.css'
import { ReportLinks } from './report-links.tsx'

/** What queries read: each view with its columns, in the reader's language. */
export default function DictionaryPage() {
  const { t } = useTexts()
  const query = useDictionary()
  const [filter, setFilter] = useState('')
  return (
    <Page width="full">
      <header>
        <Heading as="h1" size="page">
          {t('route.root.defaultlayout.project.admin.dictionary.title')}
        </Heading>
        <Text tone="faint">{t('reports.dictionary.lead')}</Text>
        <ReportLinks current="dictionary" />
      </header>
      <SearchField
        label={t('reports.dictionary.search')}
        placeholder={t('reports.dictionary.search')}
        value={filter}
        debounceMs={FILTER_MS}
        onChange={setFilter}
      />
      <Loadable query={query}>
        {({ Views, Functions }) => <Found views={Views} functions={Functions} filter={filter} />}
      </Loadable>
    </Page>
  )
}

interface FoundProps {
  readonly views: readonly DictionaryView[]
  readonly functions: readonly string[]
  readonly filter: string
}

function Found({ views, functions, filter }: FoundProps) {
  const { t } = useTexts()
  const wanted = fold(filter)
  const isWanted = (texts: readonly string[]) => texts.some((text) => fold(text).includes(wanted))
  const found = views.flatMap((view) => {
    if (isWanted([view.Name, view.Label.el, view.Label.en])) return [view]
    const Columns = view.Columns.filter(({ Name, Label }) => isWanted([Name, Label.el, Label.en]))
    return Columns.length > 0 ? [{ ...view, Columns }] : []
  })
  if (found.length === 0)
    return <EmptyState picture="search" title={t('reports.dictionary.notFound')} />
  return (
    <div className={classes.views}>
      {found.map((view) => (
        <View key={`${view.Name}${filter === ''}`} view={view} isOpen={filter !== ''} />
      ))}
      {filter === '' && functions.length > 0 && (
        <Card>
          <details className={classes.view}>
            <summary>
              <Heading as="h2">{t('reports.dictionary.functions')}</Heading>
            </summary>
            <p className={classes.mono}>{functions.join(', ')}</p>
          </details>
        </Card>
      )}
    </div>
  )
}

function View({ view, isOpen }: { readonly view: DictionaryView; readonly isOpen: boolean }) {
  const { t, language } = useTexts()
  return (
    <Card>
      <details className={classes.view} open={isOpen}>
        <summary>
          <Heading as="h2">{view.Label[builtInOf(language)]}</Heading>
          <span className={classes.mono}>{view.Name}</span>
          <Text as="span" tone="faint">
            {t('reports.dictionary.columns', { count: view.Columns.length })}
          </Text>
        </summary>
        <Text tone="soft">{view.Descr[builtInOf(language)]}</Text>
        <table className={classes.columns} aria-label={view.Label[builtInOf(language)]}>
          <thead>
            <tr>
              <th scope="col">{t('reports.dictionary.column')}</th>
              <th scope="col">{t('reports.dictionary.type')}</th>
              <th scope="col">{t('reports.dictionary.descr')}</th>
            </tr>
          </thead>
          <tbody>
            {view.Columns.map((column) => (
              <tr key={column.Name}>
                <th scope="row">
                  {column.Label[builtInOf(language)]}{' '}
                  <span className={classes.mono}>{column.Name}</span>
                </th>
                <td>{t(`reports.type.${column.Type}`)}</td>
                <td>
                  {column.Descr[builtInOf(language)]}{' '}
                  {column.Own && <Badge tone="info">{t('reports.dictionary.own')}</Badge>}{' '}
                  {column.Personal && (
                    <Badge tone="inactive">{t('reports.dictionary.personal')}</Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {view.Relations.length > 0 && (
          <Text tone="soft" size="medium">
            {t('reports.dictionary.relations')}{' '}
            {view.Relations.map(({ Name, Label, View: to, Column, ToColumn }) => (
              <span key={Name}>
                {Label[builtInOf(language)]} (
                <span className={classes.mono}>
                  {Column} → {to}.{ToColumn}
                </span>
                ){' '}
              </span>
            ))}
          </Text>
        )}
      </details>
    </Card>
  )
}
