import { Text } from '#layout'
import { useTexts, type Texts } from '#shared'
import { valueWords } from '#features/people'
import { Badge, Pager, pagedTableClasses as tableClasses } from '#ui'
import { UPDATE_PAGE } from '@telemachos/contract/imports/limits'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import type { TextKey } from '@telemachos/contract/texts'
import { isMasked } from '@telemachos/rules/field-kinds'
import { maskNumber } from '@telemachos/rules/state-numbers'
import { useState } from 'react'
import classes from './update-fields-page.module.css'
import { planChange, type UpdateRow } from './update-plan.ts'
import { verdictKey, type Update } from './use-update.ts'

/** The people of an update by pages: what each value is and would be, and what became of it. */
export function UpdateTable({ update }: { readonly update: Update }) {
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  const { fields, found } = update
  // What needs a person's eye comes first.
  const isOdd = (row: UpdateRow) =>
    found.get(row.id)?.Found !== 'one' ||
    fields.some((field) => planChange(field, row, found.get(row.id), update).problem !== undefined)
  const rows =
    update.phase === 'looking'
      ? update.rows
      : update.rows.toSorted((a, b) => Number(isOdd(b)) - Number(isOdd(a)))
  return (
    <>
      <table aria-label={t('updates.preview')} className={tableClasses.table}>
        <thead>
          <tr>
            <th scope="col">{t('updates.key')}</th>
            <th scope="col">{t('updates.person')}</th>
            {fields.map(({ Name, Label }) => (
              <th key={Name} scope="col">
                {Label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice((page - 1) * UPDATE_PAGE, page * UPDATE_PAGE).map((row) => {
            const person = found.get(row.id)
            return (
              <tr key={row.id}>
                <th scope="row">{row.key}</th>
                <td data-label={t('updates.person')}>
                  {person?.Found === 'one' && person.Name}
                  {person?.Found === 'none' && (
                    <Badge tone="overdue">{t('updates.notFound')}</Badge>
                  )}
                  {person?.Found === 'several' && (
                    <Badge tone="overdue">{t('updates.several')}</Badge>
                  )}
                </td>
                {fields.map((field) => (
                  <td key={field.Name} data-label={field.Label}>
                    {person?.Found === 'one' && <Value update={update} row={row} field={field} />}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <Pager
        page={page}
        last={Math.max(1, Math.ceil(rows.length / UPDATE_PAGE))}
        onChange={setPage}
      />
    </>
  )
}

interface ValueProps {
  readonly update: Update
  readonly row: UpdateRow
  readonly field: ProjectField
}

function Value({ update, row, field }: ValueProps) {
  const { t } = useTexts()
  const { old, value, problem, isChange } = planChange(field, row, update.found.get(row.id), update)
  const verdict = update.verdicts.get(verdictKey(row, field))
  if (problem) {
    return (
      <span>
        {value}{' '}
        <Text as="span" tone="failure">
          {t(`rule.${problem}` as TextKey)}
        </Text>
      </span>
    )
  }
  if (!isChange) return <span className={classes.same}>{t('updates.same')}</span>
  const shown = (text: string) => asShown(field, text, t) || t('updates.empty')
  return (
    <span>
      <del className={classes.old}>{shown(old)}</del>{' '}
      <span aria-hidden="true" className="reading-arrow">
        →
      </span>{' '}
      <ins className={classes.new}>{shown(value)}</ins>{' '}
      {verdict?.Verdict === 'changed' && <Badge tone="done">{t('updates.result.changed')}</Badge>}
      {verdict?.Verdict === 'unchanged' && (
        <Badge tone="info">{t('updates.result.unchanged')}</Badge>
      )}
      {verdict?.Rule && (
        <Text as="span" tone="failure">
          {t(`rule.${verdict.Rule}` as TextKey)}
        </Text>
      )}
    </span>
  )
}

function asShown(field: ProjectField, text: string, t: Texts['t']): string {
  if (isMasked(field)) return text.startsWith('•') ? text : maskNumber(text)
  return valueWords(field, text, t)
}
