import { Row, Stack } from '#layout'
import { call, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { EmptyState, Loadable, Pager, SelectField, pagedTableClasses as tableClasses } from '#ui'
import { INCOMPLETE_LISTS } from '@telemachos/contract/microdata/limits'
import { exportCell } from '@telemachos/rules/export-cells'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { ExportButtons } from './export-buttons.tsx'
import { FormPanel } from './form-panel.tsx'
import classes from './microdata.module.css'

type Incomplete = CallOutput<'microdata.listIncomplete'>['list'][number]

const PER_PAGE = 20

/** Who does not count in the indicators, and why; their form is one press away. */
export function IncompleteTab() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [phase, setPhase] = useState<(typeof INCOMPLETE_LISTS)[number]>('start')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<number>()
  const query = useCall('microdata.listIncomplete', { ProjectId, Phase: phase, page })
  const why = ({ Missing }: Incomplete) => Missing.map((one) => t(`microdata.missing.${one}`))
  const label = t('microdata.tab.incomplete')

  async function readAll() {
    const all: Incomplete[] = []
    for (let next = 1, count = 1; (next - 1) * PER_PAGE < count; next++) {
      const input = { ProjectId, Phase: phase, page: next }
      const found = await call('microdata.listIncomplete', input)
      count = found.count
      all.push(...found.list)
    }
    return all.map((one) => [exportCell(fullName(one)), exportCell(why(one).join(', '))])
  }
  return (
    <Stack gap={4}>
      <Row gap={3} align="end">
        <SelectField
          className={classes.wide}
          label={t('microdata.incomplete.phase')}
          options={INCOMPLETE_LISTS.map((value) => ({ value, label: t(`microdata.${value}`) }))}
          value={phase}
          onChange={(chosen) => {
            setPhase(INCOMPLETE_LISTS.find((one) => one === chosen) ?? 'start')
            setPage(1)
          }}
        />
        <ExportButtons
          name={t('microdata.incomplete.file')}
          sheet={label}
          header={[t('microdata.person'), t('microdata.incomplete.why')]}
          read={readAll}
        />
      </Row>
      <Loadable query={query}>
        {({ list, count }) =>
          count === 0 ? (
            <EmptyState title={t('microdata.incomplete.none')} />
          ) : (
            <>
              <div className={classes.frame}>
                <table aria-label={label} className={tableClasses.table}>
                  <thead>
                    <tr>
                      <th scope="col">{t('microdata.person')}</th>
                      <th scope="col">{t('microdata.incomplete.why')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {list.map((person) => (
                      <tr key={person.UserId}>
                        <th scope="row">
                          <button
                            type="button"
                            className={classes.name}
                            onClick={() => setOpened(person.UserId)}
                          >
                            {fullName(person)}
                          </button>
                        </th>
                        <td data-label={t('microdata.incomplete.why')}>
                          {why(person).join(' · ')}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <Pager page={page} last={Math.ceil(count / PER_PAGE)} onChange={setPage} />
            </>
          )
        }
      </Loadable>
      {opened !== undefined && (
        <FormPanel
          key={`${opened} ${phase}`}
          userId={opened}
          phase={phase === 'start' ? 'start' : 'end'}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  )
}
