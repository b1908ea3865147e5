import { Card, Heading, Row, Stack, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, lastPage, Loadable, Pager, SearchField, SelectField } from '#ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import classes from './holders-pane.module.css'
import { NobodyYet } from '../list/nobody-yet.tsx'
import { AreaWords } from '../person/area-words.tsx'
import { listName, type Holder, type HolderKind } from './link-kind.ts'
import { LoadBar } from './load-bar.tsx'
import paneClasses from './people-pane.module.css'
import { PersonMark } from '../person/person-mark.tsx'
import { HOLDERS } from '../person/profile-mark.ts'
import type { PeopleDrag } from './use-people-drag.ts'

interface HoldersPaneProps {
  readonly kind: HolderKind
  readonly holder: Holder | null
  readonly onChoose: (holder: Holder) => void
  readonly drag: PeopleDrag
  readonly mayLink: boolean
  readonly error: string | undefined
}

/** Those to whom people are linked, with how many they have. */
export function HoldersPane(props: HoldersPaneProps) {
  const { kind, holder, onChoose, drag, mayLink, error } = props
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [filter, setFilter] = useState<{ page: number; search: string; order: 'name' | 'free' }>({
    page: 1,
    search: '',
    order: 'name',
  })
  const { page, search, order } = filter
  const found = useCall(
    'people.listAssignable',
    { ProjectId, Kind: kind, Search: search, Order: order, page },
    { placeholderData: keepPreviousData },
  )
  const group = useId()
  const title = t(`linking.holders.${kind}`)
  return (
    <Card as="section" padding={4} gap={3} className={paneClasses.pane} aria-label={title}>
      <Heading>{title}</Heading>
      <div className={paneClasses.filter}>
        <div className={paneClasses.search}>
          <SearchField
            label={`${t('linking.search')} · ${title}`}
            placeholder={t('linking.search')}
            value={search}
            onChange={(text) => setFilter({ ...filter, search: text, page: 1 })}
          />
        </div>
        {kind === 'mentor' && (
          <SelectField
            label={t('linking.holders.order')}
            none={t('linking.holders.byName')}
            options={[{ value: 'free', label: t('linking.holders.byRoom') }]}
            value={order === 'free' ? 'free' : null}
            onChange={(value) =>
              setFilter({ ...filter, order: value === 'free' ? 'free' : 'name', page: 1 })
            }
          />
        )}
      </div>
      {error && (
        <Text role="alert" tone="failure" strong>
          {error}
        </Text>
      )}
      <Loadable query={found}>
        {({ list, count }) =>
          count === 0 && search === '' ? (
            <NobodyYet />
          ) : count === 0 ? (
            <EmptyState picture="people" title={t('linking.none')} text={t('linking.noneText')} />
          ) : (
            <>
              <Stack role="radiogroup" aria-label={title} gap={1}>
                {list.map((one) => (
                  <HolderRow
                    key={one.Id}
                    kind={kind}
                    group={group}
                    holder={one}
                    checked={one.Id === holder?.Id}
                    mayLink={mayLink}
                    onChoose={() => onChoose(one)}
                    over={drag.over === one.Id}
                    target={drag.targetOf(one)}
                  />
                ))}
              </Stack>
              <Pager
                page={page}
                last={lastPage(count)}
                label={t('linking.holders.pages')}
                onChange={(next) => setFilter({ ...filter, page: next })}
              />
            </>
          )
        }
      </Loadable>
    </Card>
  )
}

interface HolderRowProps {
  readonly kind: HolderKind
  readonly group: string
  readonly holder: Holder
  readonly checked: boolean
  readonly mayLink: boolean
  readonly onChoose: () => void
  /** Whether people are held above them. */
  readonly over: boolean
  readonly target: ReturnType<PeopleDrag['targetOf']>
}

function HolderRow(props: HolderRowProps) {
  const { kind, group, holder, checked, mayLink, onChoose, over, target } = props
  const text = (
    <>
      <PersonMark person={holder} roles={HOLDERS[kind]} size="small" />
      <span className={classes.text}>
        <span className={classes.name}>{listName(holder)}</span>
        {holder.Area !== null && (
          <span className={paneClasses.second}>
            {' '}
            · <AreaWords area={holder.Area} />
          </span>
        )}
      </span>
    </>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Dropping has another way: the radio button and the button below.
    <div
      className={classes.row}
      data-checked={checked || undefined}
      data-over={over || undefined}
      {...target}
    >
      {mayLink ? (
        <Row as="label" nowrap gap={3} align="center" className={classes.choice}>
          <input type="radio" name={group} checked={checked} onChange={onChoose} />
          {text}
        </Row>
      ) : (
        <Row nowrap gap={3} align="center">
          {text}
        </Row>
      )}
      <div className={mayLink ? classes.indented : undefined}>
        <LoadBar holder={holder} />
      </div>
    </div>
  )
}
