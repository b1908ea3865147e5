import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { pathOf } from '@telemachos/contract/paths'
import {
  call,
  useCall,
  useIdentity,
  useProjectPath,
  useTexts,
  type CallOutput,
  useMay,
} from '#shared'
import { PagedTable, type TableColumn } from '#ui'
import { useLoadsTable } from './use-loads-table.ts'
import classes from './mentor-loads.module.css'

type Load = CallOutput<'supervision.listMentorLoads'>['list'][number]

const NUMBERS = [
  ['mentees', 'Mentees'],
  ['behind', 'Behind'],
  ['planned', 'Planned'],
  ['held', 'Held'],
] as const

/** What each mentor carries; a name leads to the mentor's part of the grid. */
export function MentorLoads() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const table = useLoadsTable()
  const asked = {
    ProjectId,
    Search: table.search,
    Order: table.sort.column,
    Desc: table.sort.descending,
  }
  const loads = useCall(
    'supervision.listMentorLoads',
    { ...asked, page: table.page },
    { placeholderData: keepPreviousData },
  )
  const columns: TableColumn<Load>[] = [
    {
      key: 'name',
      label: t('supervision.mentors.name'),
      sortable: true,
      text: ({ Mentor: { FirstName, LastName }, Email }) =>
        [`${LastName} ${FirstName}`, Email].filter(Boolean).join(' · '),
      cell: ({ Mentor: { Id, FirstName, LastName }, Email }) => {
        const name = `${LastName} ${FirstName}`
        return (
          <>
            {may('grid.getActionsGridPage') ? <GridLink mentorId={Id} name={name} /> : name}
            {Email !== '' && (
              <a href={`mailto:${Email}`} className={classes.mail}>
                {Email}
              </a>
            )}
          </>
        )
      },
    },
    ...NUMBERS.map(([key, field]) => ({
      key,
      label: t(`supervision.mentors.${key}`),
      sortable: true,
      numeric: true,
      text: (load: Load) => load[field],
      cell: (load: Load) => formatNumber(load[field], language),
    })),
    {
      key: 'activity',
      label: t('supervision.mentors.activity'),
      sortable: true,
      text: ({ LastActivity }) =>
        LastActivity === null ? t('supervision.mentors.never') : new Date(LastActivity),
      cell: ({ LastActivity }) =>
        LastActivity === null ? t('supervision.mentors.never') : formatDateTime(LastActivity),
    },
  ]
  return (
    <PagedTable
      label={t('supervision.mentors')}
      columns={columns}
      rowKey={({ Mentor }) => Mentor.Id}
      table={table}
      query={loads}
      // Exports are not for everybody who sees the list (spec §6).
      {...(may('grid.startExport') && {
        readPage: (part: { readonly page: number; readonly count: number }, signal: AbortSignal) =>
          call('supervision.listMentorLoads', { ...asked, ...part }, { signal }),
      })}
      empty={{ title: t('supervision.mentors.none'), text: t('supervision.mentors.noneText') }}
    />
  )
}

function GridLink({ mentorId, name }: { readonly mentorId: number; readonly name: string }) {
  const pathTo = useProjectPath()
  return (
    <Link to={pathTo(pathOf('mentor.action.list'))} search={{ mentor: mentorId }}>
      {name}
    </Link>
  )
}
