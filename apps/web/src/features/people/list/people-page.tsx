import { Heading, Page, Row } from '#layout'
import { useIdentity, useTexts, useMay } from '#shared'
import { askToChoose } from '#ui'
import { IconColumns3, IconFilter } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { PeopleFilters } from './people-filters.tsx'
import classes from './people-page.module.css'
import { DEFAULT_COLUMNS, STANDARD_COLUMNS, toFilter } from './people-search.ts'
import { PeopleTable } from './people-table.tsx'
import { PeopleViews } from './people-views.tsx'
import { usePeopleAddress } from './use-people-address.ts'
import { usePeopleList } from './use-people-list.ts'
import { usePeopleSelection, type PeopleSelection } from './use-people-selection.ts'
import { usePersonFields } from '../person/use-person-fields.ts'
import { useStateChange } from './use-state-change.ts'

/** People of the project: some by name, or all that match a filter. */
export type ChosenPeople =
  | { readonly ids: number[] }
  | { readonly Selection: Omit<PeopleSelection['filter'], 'ProjectId'> }

interface PeoplePageProps {
  /** What the page is called. */
  readonly title: string
  /** Sets a field of the people who are selected (spec §7, SetUserField). */
  readonly onField: (people: ChosenPeople) => void
}

/** The people of the project (spec §2.2, admin/user/list and admin/project/users). */
export function PeoplePage({ title, onField }: PeoplePageProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const address = usePeopleAddress()
  const { search, change } = address
  const fields = usePersonFields(search.roles)
  const query = usePeopleList(search, fields)
  const filter = toFilter(search, ProjectId)
  const heading = useRef<HTMLHeadingElement>(null)
  const selection = usePeopleSelection({
    filter,
    shown: query.data?.list ?? [],
    count: query.data?.count ?? 0,
    onCleared: () => heading.current?.focus({ preventScroll: true }),
  })
  const { changeOne, changeMany, busy } = useStateChange(selection.clear)
  const [open, setOpen] = useState(false)

  function chosen(): ChosenPeople {
    if (!selection.all) return { ids: [...selection.ids] }
    const { ProjectId: _, ...Selection } = selection.filter
    return { Selection }
  }

  async function chooseColumns(): Promise<void> {
    const columns = await askToChoose({
      title: t('people.columns.title'),
      options: [
        ...STANDARD_COLUMNS.map((name) => ({
          value: name,
          label: t(`people.${name}`),
        })),
        ...fields.fields.map(({ Name, Label }) => ({ value: Name, label: Label })),
      ],
      chosen: search.columns ?? DEFAULT_COLUMNS,
      confirmLabel: t('people.columns.show'),
    })
    if (columns === null) return
    const isDefault = columns.join() === DEFAULT_COLUMNS.join()
    change({ columns: isDefault ? undefined : columns, page: search.page })
  }

  return (
    <Page key={ProjectId} width="full">
      <Heading ref={heading} tabIndex={-1} as="h1" size="page">
        {title}
      </Heading>
      <Row gap={2} className={classes.bar} data-print="none">
        <PeopleViews address={address} />
        <button
          type="button"
          className={classes.button}
          aria-expanded={open}
          title={t('people.filters')}
          onClick={() => setOpen(!open)}
        >
          <IconFilter size={18} aria-hidden="true" />
          <span className={classes.words}>{t('people.filters')}</span>
        </button>
        <button
          type="button"
          className={classes.button}
          title={t('people.columns')}
          onClick={() => void chooseColumns()}
        >
          <IconColumns3 size={18} aria-hidden="true" />
          <span className={classes.words}>{t('people.columns')}</span>
        </button>
      </Row>
      {open && <PeopleFilters address={address} fields={fields} />}
      <FilterChips address={address} fields={fields} />
      <PeopleTable
        {...{ address, query, fields }}
        selection={may('people.setActiveStateMany') ? selection : undefined}
        onState={changeOne}
      />
      <BulkBar
        selection={selection}
        count={query.data?.count ?? 0}
        busy={busy}
        onField={may('imports.setUserField') ? () => onField(chosen()) : undefined}
        onState={(state) =>
          changeMany(
            selection.all ? selection.filter : { ...filter, Ids: [...selection.ids] },
            state,
          )
        }
      />
    </Page>
  )
}
