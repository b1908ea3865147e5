import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Heading, Stack, Text } from '#layout'
import { useCall, useTexts, useWrite, type CallOutput } from '#shared'
import { askToConfirm, Drawer, Loadable, Pager, showSystemMessage, toast } from '#ui'
import { VersionHead } from '../results/version-head.tsx'
import classes from './reports.module.css'

/** Versions of a page of the list. */
const PAGE = 20

type Version = CallOutput<'reports.listReportVersions'>['Versions'][number]

interface ReportVersionsProps {
  readonly id: number
  /** Whether the page has changes that going back would replace. */
  readonly isUnsaved: () => boolean
  /** What is stored has become another. */
  readonly onRestored: () => Promise<void>
  readonly onClose: () => void
}

/** What a report was: each version with who changed what, and the way back to it. */
export default function ReportVersions(props: ReportVersionsProps) {
  const { id, isUnsaved, onRestored, onClose } = props
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  const versions = useCall(
    'reports.listReportVersions',
    { Id: id, Page: page },
    { placeholderData: keepPreviousData },
  )
  const restore = useWrite('reports.restoreReport')
  async function bringBack(version: number): Promise<void> {
    const isSure =
      !isUnsaved() ||
      (await askToConfirm({
        title: t('reports.version.unsaved'),
        text: t('reports.version.unsavedText', { version }),
        confirmLabel: t('reports.version.restore'),
        danger: true,
      }))
    if (!isSure) return
    try {
      await restore.mutateAsync({ Id: id, Version: version })
      await onRestored()
      toast(t('reports.version.restored', { version }))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Drawer
      label={t('reports.report.versions')}
      head={<Heading as="h2">{t('reports.report.versions')}</Heading>}
      closeLabel={t('reports.tile.close')}
      onClose={onClose}
      isKept
    >
      <Loadable query={versions}>
        {({ Versions: list, Count: count }) => (
          <Stack gap={4} packed>
            <ol className={classes.versions}>
              {list.map((version, index) => (
                <OneVersion
                  key={version.Version}
                  version={version}
                  isLatest={page === 1 && index === 0}
                  isBusy={restore.isPending && restore.variables.Version === version.Version}
                  onRestore={() => void bringBack(version.Version)}
                />
              ))}
            </ol>
            <Pager page={page} last={Math.max(1, Math.ceil(count / PAGE))} onChange={setPage} />
          </Stack>
        )}
      </Loadable>
    </Drawer>
  )
}

interface OneVersionProps {
  readonly version: Version
  readonly isLatest: boolean
  readonly isBusy: boolean
  readonly onRestore: () => void
}

function OneVersion({ version, isLatest, isBusy, onRestore }: OneVersionProps) {
  const { t } = useTexts()
  const { Version: number, Title, ChangedAt, AuthorName, Changes } = version
  const titles = (tiles: readonly string[]) =>
    tiles.map((title) => title || t('reports.tile.untitled')).join(', ')
  return (
    <li>
      <VersionHead
        number={number}
        facts={[formatDateTime(ChangedAt), AuthorName]}
        {...{ isLatest, isBusy, onRestore }}
      />
      {Changes?.length === 0 && <Text tone="faint">{t('reports.version.same')}</Text>}
      {Changes === null && (
        <Text tone="faint">
          {t('reports.version.begins', { title: Title, count: version.TileCount })}
        </Text>
      )}
      {Changes !== null && Changes.length > 0 && (
        <ul className={classes.changes}>
          {Changes.map(({ Kind, Tiles }) => (
            <li key={Kind}>
              {t(`reports.version.change.${Kind}`, { title: Title, tiles: titles(Tiles) })}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
