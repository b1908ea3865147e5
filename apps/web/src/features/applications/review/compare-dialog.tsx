import { Heading, Stack, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Checkbox, ModalDialog, WindowHead } from '#ui'
import classes from './applications.module.css'

type Whole = CallOutput<'applications.read'>

interface Props {
  readonly ids: readonly number[]
  readonly onClose: () => void
}

/** So many applications stand beside each other at most. */
export const MAX_COMPARED = 3

/** Applications beside each other, answer by answer; what differs is marked. */
export function CompareDialog({ ids, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [first = 0, second = 0, third = 0] = ids
  const isThere = (id: number) => ({ enabled: id > 0 })
  const queries = [
    useCall('applications.read', { ProjectId, AppId: first }, isThere(first)),
    useCall('applications.read', { ProjectId, AppId: second }, isThere(second)),
    useCall('applications.read', { ProjectId, AppId: third }, isThere(third)),
  ]
  const all = queries.flatMap(({ data }) => data ?? [])
  return (
    <ModalDialog
      label={t('applications.compare.title')}
      className={classes.compare}
      onClose={onClose}
    >
      <WindowHead closeLabel={t('applications.close')} onClose={onClose}>
        <Heading as="h2">{t('applications.compare.title')}</Heading>
      </WindowHead>
      {all.length < ids.length ? <Text>{t('core.loading')}</Text> : <Compared all={all} />}
    </ModalDialog>
  )
}

function Compared({ all }: { readonly all: readonly Whole[] }) {
  const { t, language } = useTexts()
  const [isNarrow, setNarrow] = useState(false)
  const facts = [
    {
      label: t('applications.column.received'),
      of: (one: Whole) => formatDateTime(one.ReceivedAt),
    },
    {
      label: t('applications.column.status'),
      of: (one: Whole) => t(`applications.status.${one.Status}`),
    },
    {
      label: t('applications.column.score'),
      of: ({ Scores: { Score } }: Whole) =>
        Score === null ? '–' : formatNumber(Score, language, 2),
    },
  ].map(({ label, of }) => ({ label, values: all.map(of) }))
  const answers = all.map((one) => one.Sections.flatMap(({ Answers }) => Answers))
  const labels = [...new Set(answers.flatMap((one) => one.map(({ Label }) => Label)))]
  const rows = [
    ...facts,
    ...labels.map((label) => ({
      label,
      values: answers.map((one) => one.find(({ Label }) => Label === label)?.Answer ?? '–'),
    })),
  ].map((row) => ({ ...row, differs: new Set(row.values).size > 1 }))
  return (
    <Stack gap={3} className={classes.compareBody}>
      <Checkbox
        label={t('applications.compare.onlyDifferent')}
        checked={isNarrow}
        onChange={setNarrow}
      />
      <div
        className={classes.wide}
        role="region"
        aria-label={t('applications.compare.title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keys.
        tabIndex={0}
      >
        <table className={classes.scores}>
          <thead>
            <tr>
              <th scope="col">{t('applications.compare.question')}</th>
              {all.map((one) => (
                <th key={one.Id} scope="col">
                  {fullName(one)}
                  <br />
                  <span className={classes.number}>{one.Protocol}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ differs }) => differs || !isNarrow)
              .map(({ label, values, differs }) => (
                <tr key={label}>
                  <th scope="row">
                    {label}
                    {differs && <small> {t('applications.compare.differs')}</small>}
                  </th>
                  {values.map((value, place) => (
                    <td key={all[place]?.Id}>{value}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}
