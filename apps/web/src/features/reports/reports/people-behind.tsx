import { keepPreviousData } from '@tanstack/react-query'
import { PEOPLE_A_PAGE } from '@telemachos/contract/reports/limits'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { Heading, Row, Stack, Text } from '#layout'
import { useWalkSource } from '#lists'
import { PersonLink } from '#features/people'
import { useCall, useTexts } from '#shared'
import { Button, Drawer, EmptyState, Loadable } from '#ui'
import { sentFilters, type Filters } from './report-draft.ts'
import classes from './reports.module.css'
import type { Behind } from './use-behind.ts'

interface PeopleBehindProps {
  readonly reportId: number
  readonly behind: Behind
  readonly filters: Filters
  readonly title: string
  /** What the row is called. */
  readonly label: string
  readonly onClose: () => void
}

/** The people whom a number counts, each leading to their page. */
export function PeopleBehind(props: PeopleBehindProps) {
  const { reportId, behind, filters, title, label, onClose } = props
  const { t, language } = useTexts()
  const [page, setPage] = useState(1)
  const input = {
    Id: reportId,
    Key: behind.tile,
    Filters: sentFilters(filters),
    Row: [...behind.row],
    Open: [...behind.open],
    Before: behind.isBefore,
    Page: page,
  }
  const query = useCall('reports.listTilePeople', input, {
    placeholderData: keepPreviousData,
    retry: false,
  })
  useWalkSource(() =>
    // While another page is on its way, what is shown is of the one before.
    !query.data || query.isPlaceholderData
      ? undefined
      : {
          list: { kind: 'report', input },
          // A row of a report may be anything that it shows.
          isTyped: true,
          first: (page - 1) * PEOPLE_A_PAGE,
          ids: query.data.People.map(({ Id, IsMentee }) => (IsMentee ? Id : null)),
          total: query.data.Count,
          size: PEOPLE_A_PAGE,
        },
  )
  return (
    <Drawer
      label={t('reports.behind', { label: title })}
      head={
        <div>
          <Heading as="h2">{t('reports.behind', { label: title })}</Heading>
          {label && <Text tone="soft">{label}</Text>}
        </div>
      }
      closeLabel={t('reports.tile.close')}
      onClose={onClose}
      isKept
    >
      <Loadable query={query}>
        {({ People, Count }) =>
          People.length === 0 ? (
            <EmptyState picture="people" title={t('reports.behind.none')} />
          ) : (
            <Stack gap={3} packed>
              <Text tone="faint">
                {t('reports.behind.count', {
                  count: Count,
                  number: formatNumber(Count, language),
                })}
              </Text>
              <ul className={classes.people}>
                {People.map(({ Id, FirstName, LastName, IsMentee, MentorName }) => (
                  <li key={Id}>
                    {IsMentee ? (
                      <PersonLink id={Id}>{`${LastName} ${FirstName}`}</PersonLink>
                    ) : (
                      `${LastName} ${FirstName}`
                    )}
                    {MentorName && (
                      <Text as="span" tone="faint" size="medium">
                        {t('reports.behind.mentor', { name: MentorName })}
                      </Text>
                    )}
                  </li>
                ))}
              </ul>
              {Count > PEOPLE_A_PAGE && (
                <Row gap={2}>
                  <Button variant="default" held={page === 1} onClick={() => setPage(page - 1)}>
                    {t('ui.pager.previous')}
                  </Button>
                  <Button
                    variant="default"
                    held={page * PEOPLE_A_PAGE >= Count}
                    onClick={() => setPage(page + 1)}
                  >
                    {t('ui.pager.next')}
                  </Button>
                </Row>
              )}
            </Stack>
          )
        }
      </Loadable>
    </Drawer>
  )
}
