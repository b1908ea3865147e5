import { Row, Stack } from '#layout'
import type { DraftChange } from '@telemachos/questionnaire/author/compare-drafts'
import { useTexts, type Texts } from '#shared'
import { Badge } from '#ui'
import classes from './versions.module.css'
import { fieldName } from './field-name.ts'

const TONES = { added: 'done', removed: 'overdue', moved: 'scheduled', changed: 'info' } as const

/** What differs between two drafts, part by part, with each field before and after. */
export function ChangeList({ changes }: { readonly changes: readonly DraftChange[] }) {
  const { t } = useTexts()
  if (changes.length === 0) return <p>{t('questEdit.versions.same')}</p>
  return (
    <Stack as="ul" gap={4}>
      {changes.map((change) => (
        <li key={`${change.of} ${change.kind} ${change.id}`} className={classes.change}>
          <Row as="p" gap={2} align="center" className={classes.changeHead}>
            <Badge tone={TONES[change.kind]}>{t(`questEdit.change.${change.kind}`)}</Badge>
            <strong>{nameOf(change, t)}</strong>
          </Row>
          {change.fields.length > 0 && (
            <table className={classes.fields}>
              <thead>
                <tr>
                  <th scope="col">{t('questEdit.change.field')}</th>
                  <th scope="col">{t('questEdit.change.before')}</th>
                  <th scope="col">{t('questEdit.change.after')}</th>
                </tr>
              </thead>
              <tbody>
                {change.fields.map(({ field, before, after }) => (
                  <tr key={field}>
                    <th scope="row">{fieldName(field, t)}</th>
                    <td>{inWords(field, before, t)}</td>
                    <td>{inWords(field, after, t)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </li>
      ))}
    </Stack>
  )
}

function nameOf({ of, id, name }: DraftChange, t: Texts['t']): string {
  const words = name.el || name.en || t('questEdit.noText')
  if (of === 'whole') return t('questEdit.whole')
  if (of === 'section') return `${t('questEdit.section', { number: id })}: ${words}`
  return words
}

function inWords(field: string, value: string, t: Texts['t']) {
  if (value === '') return <span className={classes.nothing}>{t('questEdit.change.nothing')}</span>
  return field === 'Type' ? t(`questEdit.type.${value}` as 'questEdit.type.1') : value
}
