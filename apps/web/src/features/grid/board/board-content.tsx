import { formatNumber } from '@telemachos/rules/numbers'
import { Suspense } from 'react'
import { useTexts, useMay, useParticipant } from '#shared'
import type { BoardContentProps } from './board-content-props.ts'
import { DesktopGrid } from './desktop-grid.tsx'
import { GridFailure, GridMessage } from './grid-message.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { MenteeCards } from './load-cards.ts'
import { useGridTexts } from './use-grid-texts.ts'
import classes from './board-content.module.css'

/** The rows, or in their place what there is to say. */
export function BoardContent(props: BoardContentProps) {
  const { data, columns, totalColumns, clearFilters } = props
  const { t, language } = useTexts()
  const may = useMay()
  const { count, rowCount, error, retry } = data
  const clear = { label: t('actions.grid.clearFilters'), run: clearFilters }

  if (rowCount === undefined) {
    return error ? <GridFailure error={error} onRetry={retry} /> : <GridSkeleton />
  }
  if (totalColumns === 0) {
    return (
      <GridMessage
        title={t('actions.grid.empty.actions')}
        text={t('actions.grid.empty.actionsHint')}
      />
    )
  }
  if (count?.All === 0) {
    const who = may('people.listMentorFilterValues') ? 'overseer' : 'mentor'
    return (
      <GridMessage title={t('actions.grid.empty.title')} text={t(`actions.grid.empty.${who}`)} />
    )
  }
  if (count?.count === 0) {
    return (
      <GridMessage
        title={t('actions.grid.empty.filtered')}
        text={t('actions.grid.empty.filteredHint', { all: formatNumber(count.All, language) })}
        button={clear}
      />
    )
  }
  if (columns.length === 0) {
    return (
      <GridMessage
        title={t('actions.grid.empty.columns')}
        text={t('actions.grid.empty.columnsHint')}
        button={clear}
      />
    )
  }
  return (
    <>
      {error && (
        <p role="alert" className={classes.failed}>
          {t('actions.grid.failedPage')}
          <button type="button" className={classes.retry} onClick={retry}>
            {t('actions.grid.retry')}
          </button>
        </p>
      )}
      {props.isPhone ? <PhoneCards {...props} /> : <DesktopGrid {...props} />}
    </>
  )
}

function PhoneCards(props: BoardContentProps) {
  const { address, data } = props
  const { t } = useTexts()
  const participant = useParticipant()
  const texts = useGridTexts()
  return (
    <Suspense fallback={<GridSkeleton />}>
      <MenteeCards
        key={JSON.stringify(data.filter)}
        label={t('actions.grid.title')}
        columns={props.columns}
        isPartial={props.isPartial}
        rowCount={data.rowCount ?? 0}
        rowAt={data.rowAt}
        now={props.now}
        showMentor={participant !== 'mentor'}
        texts={texts.row}
        changed={props.changed}
        menteeHref={address.menteeHref}
        onMentee={address.goToMentee}
        onOpen={props.onOpen}
        start={address.search.row ?? 0}
        onRows={data.showRows}
        onRest={address.rememberRow}
      />
    </Suspense>
  )
}
