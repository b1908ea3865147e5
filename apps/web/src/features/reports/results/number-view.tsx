import { formatNumber } from '@telemachos/rules/numbers'
import type { ReactNode } from 'react'
import { Text } from '#layout'
import { useTexts } from '#shared'
import { columnWords, numberOf, valuesOf } from './result-columns.ts'
import classes from './results.module.css'
import { useCellWords } from './use-cell-words.ts'
import type { AskForPeople, Result, ViewSettings } from './view-settings.ts'

interface NumberViewProps {
  readonly result: Result
  readonly settings: ViewSettings
  readonly compared?: Result | null | undefined
  readonly onPeople?: AskForPeople | undefined
}

/** The first row's numbers in large, each with what it is, and what it was in the other period. */
export function NumberView({ result, settings, compared, onPeople }: NumberViewProps) {
  const { t, language } = useTexts()
  const words = useCellWords()
  const numbers = valuesOf(result.Columns, settings)
  const columns = numbers.length > 0 ? numbers : result.Columns.slice(0, 1)
  const [row] = result.Rows
  const past = compared?.Rows[0]
  const at = (from: Result, name: string) =>
    from.Rows[0]?.[from.Columns.findIndex(({ Name }) => Name === name)]
  return (
    <dl className={classes.numbers}>
      {columns.map((column) => {
        const { Name } = column
        const label = columnWords(column)
        const now = at(result, Name)
        const before = compared ? at(compared, Name) : undefined
        const difference = (numberOf(now) ?? 0) - (numberOf(before) ?? 0)
        return (
          <div key={Name}>
            <dd className={classes.number}>
              {onPeople && row ? (
                <button
                  type="button"
                  title={t('reports.people.of', { label })}
                  className={classes.numberButton}
                  onClick={() => onPeople(row)}
                >
                  {words(now, column)}
                </button>
              ) : (
                words(now, column)
              )}
            </dd>
            <dt>{label}</dt>
            {compared && (
              <dd>
                <Before onPress={onPeople && past && (() => onPeople(past, { isBefore: true }))}>
                  {t('reports.compare.number', {
                    before: words(before, column),
                    difference: `${difference > 0 ? '+' : ''}${formatNumber(difference, language)}`,
                  })}
                </Before>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

interface BeforeProps {
  readonly children: ReactNode
  readonly onPress: (() => void) | undefined
}

/** What it was in the other period; it leads to its people as well. */
function Before({ children, onPress }: BeforeProps) {
  const said = (
    <Text as="span" tone="faint" size="medium">
      {children}
    </Text>
  )
  if (!onPress) return said
  return (
    <button type="button" className={classes.numberButton} onClick={onPress}>
      {said}
    </button>
  )
}
