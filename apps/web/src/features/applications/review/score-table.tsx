import { Text } from '#layout'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts, type CallOutput } from '#shared'
import classes from './applications.module.css'

interface Props {
  readonly criteria: CallOutput<'applications.getRules'>['Criteria']
  readonly sheets: CallOutput<'applications.read'>['Scores']['Sheets']
}

/** Both score sheets beside each other; where they differ is marked, in words as well. */
export function ScoreTable({ criteria, sheets }: Props) {
  const { t, language } = useTexts()
  const nameOf = (sheet: (typeof sheets)[number]) =>
    sheet.By ? fullName(sheet.By) : t('applications.score.gone')
  return (
    <>
      <table className={classes.scores}>
        <thead>
          <tr>
            <th scope="col">{t('applications.score.criterion')}</th>
            {sheets.map((sheet) => (
              <th key={sheet.At} scope="col">
                {nameOf(sheet)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ Key, Label, Max }) => {
            const points = sheets.map((sheet) => sheet.Points[Key] ?? 0)
            const isApart = Math.max(...points) - Math.min(...points) > Max / 2
            return (
              <tr key={Key} data-apart={isApart || undefined}>
                <th scope="row">
                  {textIn(Label, language)}
                  {isApart && <small> {t('applications.score.apart')}</small>}
                </th>
                {sheets.map((sheet) => (
                  <td key={sheet.At}>
                    {formatNumber(sheet.Points[Key] ?? 0, language)}/{Max}
                  </td>
                ))}
              </tr>
            )
          })}
          <tr>
            <th scope="row">{t('applications.score.sum')}</th>
            {sheets.map((sheet) => (
              <td key={sheet.At}>
                <strong>{formatNumber(sheet.Total, language)}</strong>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {sheets.map(
        (sheet) =>
          sheet.Comment !== '' && (
            <Text key={sheet.At} tone="soft">
              {nameOf(sheet)}: {sheet.Comment}
            </Text>
          ),
      )}
    </>
  )
}
