import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Card, Text } from '#layout'
import { useCall, useTexts, useWrite, type CallOutput } from '#shared'
import { Loadable, Pager, showSystemMessage, toast } from '#ui'
import { lineDifference } from './line-difference.ts'
import type { QueryTabProps } from './query-editor.tsx'
import { VersionHead } from '../results/version-head.tsx'
import classes from './queries.module.css'

/** Versions of a page of the list. */
const PAGE = 20

type Version = CallOutput<'reports.listVersions'>['Versions'][number]

/** What a query was: each version with what it changed, and the way back to it. */
export default function VersionsTab({ id, reopen }: QueryTabProps) {
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  const versions = useCall(
    'reports.listVersions',
    { Id: id ?? 0, Page: page },
    { enabled: id !== null, placeholderData: keepPreviousData },
  )
  const restore = useWrite('reports.restoreVersion')
  async function bringBack(version: number): Promise<void> {
    if (id === null) return
    try {
      await restore.mutateAsync({ Id: id, Version: version })
      await reopen()
      toast(t('reports.version.restored', { version }))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  if (id === null) return <Text tone="faint">{t('reports.query.notSaved')}</Text>
  return (
    <Card as="section" gap={4}>
      <Loadable query={versions}>
        {({ Versions: list, Before: last, Count: count }) => (
          <>
            <ul className={classes.list}>
              {list.map((version, index) => (
                <OneVersion
                  key={version.Version}
                  version={version}
                  before={list[index + 1]?.Query ?? last}
                  isLatest={page === 1 && index === 0}
                  isBusy={restore.isPending}
                  onRestore={() => void bringBack(version.Version)}
                />
              ))}
            </ul>
            <Pager page={page} last={Math.max(1, Math.ceil(count / PAGE))} onChange={setPage} />
          </>
        )}
      </Loadable>
    </Card>
  )
}

interface OneVersionProps {
  readonly version: Version
  /** The text before; null of the first that is stored. */
  readonly before: string | null
  readonly isLatest: boolean
  readonly isBusy: boolean
  readonly onRestore: () => void
}

function OneVersion({ version, before, isLatest, isBusy, onRestore }: OneVersionProps) {
  const { t } = useTexts()
  const lines = lineDifference(before ?? '', version.Query)
  const number = version.Version
  return (
    <li>
      <VersionHead
        number={number}
        facts={[version.Name, formatDateTime(version.ChangedAt), version.AuthorName]}
        {...{ isLatest, isBusy, onRestore }}
      />
      <details className={classes.open}>
        <summary>{t('reports.version.difference')}</summary>
        <pre className={classes.code}>
          {lines.map(({ kind, text }, index) => (
            <div key={index} className={kind === 'same' ? undefined : classes[kind]}>
              {kind === 'same' ? '  ' : kind === 'added' ? '+ ' : '− '}
              {text}
            </div>
          ))}
        </pre>
      </details>
    </li>
  )
}
