import { formatNumber } from '@telemachos/rules/numbers'
import type { DifferentCell } from '@telemachos/spreadsheet/compare-with-cached'
import { cellName, quoteSheet } from '@telemachos/spreadsheet/formula/reference'
import { showValue } from '@telemachos/spreadsheet/formats/show-value'
import { Card, Heading, Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { CalculatorNotice } from '../calculator/calculator-notice.tsx'
import { CalculatorContext, useAnswer, useCalculator } from '../calculator/use-calculator.ts'
import { noteWords } from './note-words.ts'
import type { SheetTabProps } from './sheet-tab-props.ts'
import classes from './sheet-editor.module.css'

/** So many differences are shown; a file with more has another fault. */
const MAX_SHOWN = 200

const NOTHING = {}

/** What our engine computes beside what the file's own program had, and what could not be read. */
export default function CheckTab(props: SheetTabProps) {
  const calculator = useCalculator(props.opened, NOTHING)
  return (
    <CalculatorContext value={calculator}>
      <Check {...props} />
    </CalculatorContext>
  )
}

function Check({ model }: SheetTabProps) {
  const { t, language } = useTexts()
  const compared = useAnswer({ kind: 'compare', most: MAX_SHOWN })
  const theirs = (value: DifferentCell['theirs']): string =>
    typeof value === 'object' && value !== null && 'error' in value
      ? value.error
      : showValue(value, undefined, { language }).text
  const number = (value: number): string => formatNumber(value, language)
  return (
    <Stack gap={4} packed>
      <Card as="section" gap={3}>
        <Heading as="h2" size="section">
          {t('sheets.check.title')}
        </Heading>
        <Text tone="faint">{t('sheets.check.lead')}</Text>
        <CalculatorNotice />
        {compared && (
          <Text>
            {t('sheets.check.equal', {
              equal: number(compared.compared - compared.different),
              all: number(compared.compared),
            })}{' '}
            {compared.different === 0 && t('sheets.check.none')}
          </Text>
        )}
        {compared && compared.different > 0 && (
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('sheets.check.cell')}</th>
                  <th scope="col">{t('sheets.check.formula')}</th>
                  <th scope="col">{t('sheets.check.ours')}</th>
                  <th scope="col">{t('sheets.check.theirs')}</th>
                </tr>
              </thead>
              <tbody>
                {compared.differences.map(({ cell, formula, ours, theirs: other }) => {
                  const sheet = quoteSheet(model.sheets[cell.sheet]?.name ?? '')
                  const name = `${sheet}!${cellName(cell.row, cell.column)}`
                  return (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td className={classes.formula}>{formula}</td>
                      <td>{showValue(ours, undefined, { language }).text}</td>
                      <td>{theirs(other)}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        )}
        {compared && compared.different > MAX_SHOWN && (
          <Text tone="faint">{t('sheets.check.more', { count: number(MAX_SHOWN) })}</Text>
        )}
      </Card>
      <Card as="section" gap={3}>
        <Heading as="h2" size="section">
          {t('sheets.notes.title')}
        </Heading>
        {model.notes.length === 0 ? (
          <Text tone="faint">{t('sheets.notes.none')}</Text>
        ) : (
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('sheets.notes.at')}</th>
                  <th scope="col">{t('sheets.notes.reason')}</th>
                </tr>
              </thead>
              <tbody>
                {model.notes.map((note, place) => (
                  <tr key={place}>
                    <th scope="row">{note.at || '–'}</th>
                    <td>{noteWords(note, t)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Card>
    </Stack>
  )
}
