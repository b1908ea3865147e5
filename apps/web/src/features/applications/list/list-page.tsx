import { Card, Heading, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { fold } from '@telemachos/rules/greek-text'
import { formatNumber } from '@telemachos/rules/numbers'
import { useEffect, useState } from 'react'
import { useCall, useTexts } from '#shared'
import { EmptyState, Loadable, TextField } from '#ui'
import classes from './list.module.css'

/** The list that a project has published, for anybody: by protocol number, without names. */
export function ListPage({ project }: { readonly project: string }) {
  const { t, language } = useTexts()
  const [wanted, setWanted] = useState('')
  const query = useCall(
    'applications.getPublishedList',
    { Project: project },
    { enabled: project !== '' },
  )
  useEffect(() => {
    document.title = `${t('apply.list.title')} · ${t('core.product')}`
  }, [t])
  const nothing = (
    <EmptyState picture="text" title={t('apply.list.none')} text={t('apply.list.noneText')} />
  )
  if (project === '') return nothing
  return (
    <Loadable query={query}>
      {({ Title, PublishedAt, Rows }) => {
        if (PublishedAt === null) return nothing
        const shown = Rows.filter(({ Protocol }) => fold(Protocol).includes(fold(wanted.trim())))
        return (
          <>
            <div>
              <Text tone="soft">{Title}</Text>
              <Heading as="h1" size="page">
                {t('apply.list.title')}
              </Heading>
              <Text tone="soft">{t('apply.list.at', { at: formatDateTime(PublishedAt) })}</Text>
            </div>
            <Card as="section" gap={4} aria-label={t('apply.list.title')}>
              <TextField
                type="search"
                label={t('apply.list.search')}
                value={wanted}
                maxLength={40}
                autoComplete="off"
                onChange={({ currentTarget }) => setWanted(currentTarget.value)}
              />
              <p role="status" className="visually-hidden">
                {t('apply.list.found', { count: shown.length })}
              </p>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('apply.list.rank')}</th>
                    <th scope="col">{t('apply.list.protocol')}</th>
                    <th scope="col">{t('apply.list.score')}</th>
                    <th scope="col">{t('apply.list.outcome')}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ Rank, Protocol, Score, Selected }) => (
                    <tr key={Protocol}>
                      <td>{Rank ?? '–'}</td>
                      <td>{Protocol}</td>
                      <td>{Score === null ? '–' : formatNumber(Score, language, 2)}</td>
                      <td>{t(Selected ? 'apply.list.selected' : 'apply.list.reserve')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {shown.length === 0 && <Text>{t('apply.list.notFound')}</Text>}
              <Text tone="soft" size="medium">
                {t('apply.list.text')}
              </Text>
            </Card>
          </>
        )
      }}
    </Loadable>
  )
}
