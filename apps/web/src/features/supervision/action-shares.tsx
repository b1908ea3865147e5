import { formatNumber } from '@telemachos/rules/numbers'
import { useId, useState, type CSSProperties } from 'react'
import type { CallOutput } from '../../shared/api/contract-types.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import { lastPage } from '../../shared/ui/tables/table-state.ts'
import classes from './action-shares.module.css'
import { actionsPastHalf, percentOf } from './statistics-numbers.ts'

type Statistics = CallOutput<'supervision.getStatistics'>

/** How many rows of the table are on the screen at once; on paper all of them are. */
const PAGE_SIZE = 10

/** Which part of the people has completed each action: a bar, and the same in numbers. */
export function ActionShares({ statistics }: { readonly statistics: Statistics }) {
  const { t, language } = useTexts()
  const id = useId()
  const [page, setPage] = useState(1)
  const { Actions, Mentees } = statistics
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
    <figure aria-labelledby={id} className={classes.shares}>
      <figcaption>
        <h3 id={id} className={classes.title}>
          {t('statistics.actions')}
        </h3>
        <p className={classes.sentence}>{sentence}</p>
      </figcaption>
      {Actions.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('statistics.actions.name')}</th>
              {/* The bar says nothing that the numbers do not. */}
              <td className={classes.bars} aria-hidden="true" />
              <th scope="col" className={classes.number}>
                {t('statistics.actions.done')}
              </th>
              <th scope="col" className={classes.number}>
                {t('statistics.actions.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {Actions.map((action, index) => (
              <Row
                key={action.Id}
                action={action}
                mentees={Mentees}
                shown={Math.floor(index / PAGE_SIZE) + 1 === page}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pager
        page={page}
        last={lastPage(Actions.length)}
        label={t('statistics.actions.pages')}
        onChange={setPage}
      />
    </figure>
  )
}

interface RowProps {
  readonly action: Statistics['Actions'][number]
  readonly mentees: number
  readonly shown: boolean
}

function Row({ action: { Title, Done }, mentees, shown }: RowProps) {
  const { language } = useTexts()
  return (
    <tr data-elsewhere={shown ? undefined : ''}>
      <th scope="row">{Title}</th>
      <td className={classes.bars} aria-hidden="true">
        <div className={classes.bar}>
          <span style={{ '--share': mentees === 0 ? 0 : Done / mentees } as CSSProperties} />
        </div>
      </td>
      <td className={classes.number}>{formatNumber(Done, language)}</td>
      <td className={classes.number}>{`${formatNumber(percentOf(Done, mentees), language)}%`}</td>
    </tr>
  )
}
