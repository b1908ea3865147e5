import { PAGE_ROWS } from '@telemachos/contract/core/page-rows'
import { Heading, Stack } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import { useId, useState } from 'react'
import { useTexts, type CallOutput } from '#shared'
import { BarTable, lastPage, Pager } from '#ui'
import classes from './action-shares.module.css'
import { actionsPastHalf, percentOf } from './statistics-numbers.ts'

type Statistics = CallOutput<'supervision.getStatistics'>

/** How many rows of the table are on the screen at once; on paper all of them are. */
/** Which part of the people has completed each action: a bar, and the same in numbers. */
export function ActionShares({ statistics }: { readonly statistics: Statistics }) {
  const { t, language } = useTexts()
  const id = useId()
  const [page, setPage] = useState(1)
  const { Actions } = statistics
  const half = actionsPastHalf(statistics)
  const sentence =
    Actions.length === 0
      ? t('statistics.actions.none')
      : t('statistics.actions.sentence', {
          count: half,
          half: formatNumber(half, language),
          all: formatNumber(Actions.length, language),
        })
  return (
    <Stack aria-labelledby={id} as="figure" gap={4} className={classes.shares}>
      <figcaption>
        <Heading id={id} as="h3" size="small">
          {t('statistics.actions')}
        </Heading>
        <p className={classes.sentence}>{sentence}</p>
      </figcaption>
      {Actions.length > 0 && (
        <BarTable
          headings={{
            label: t('statistics.actions.name'),
            count: t('statistics.actions.done'),
            share: t('statistics.actions.share'),
          }}
          rows={Actions.map(({ Id, Title, Done, Of }) => ({
            key: Id,
            label: Title,
            count: Done,
            of: Of,
            percent: percentOf(Done, Of),
          }))}
          isShown={(place) => Math.floor(place / PAGE_ROWS) + 1 === page}
        />
      )}
      <Pager
        page={page}
        last={lastPage(Actions.length)}
        label={t('statistics.actions.pages')}
        onChange={setPage}
      />
    </Stack>
  )
}
