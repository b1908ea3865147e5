import { Card, Heading, Row, Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { Button, Checkbox, EmptyState, lastPage, Loadable, Pager, useLastPage } from '#ui'
import type { ListSelection } from '#lists'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { NobodyYet } from '../list/nobody-yet.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import type { LinkMode, Person } from './link-kind.ts'
import { PeopleFilter } from './people-filter.tsx'
import classes from './people-pane.module.css'
import { PersonRow } from './person-row.tsx'
import { isNarrowed, type ChosenPeople } from './use-chosen.ts'
import type { PeopleDrag } from './use-people-drag.ts'
import { usePeopleToLink } from './use-people-to-link.ts'

interface PeoplePaneProps {
  readonly mode: LinkMode
  readonly people: ChosenPeople
  readonly drag: PeopleDrag
  readonly mayLink: boolean
  readonly error: string | undefined
}

/** The people to be linked: found by a filter, chosen one by one or all at once. */
export function PeoplePane({ mode, people, drag, mayLink, error }: PeoplePaneProps) {
  const { t, language } = useTexts()
  const { narrowing, turnTo } = people
  const [history, setHistory] = useState<Person>()
  const found = usePeopleToLink(narrowing)
  useLastPage(narrowing.page, found.data?.count, turnTo)

  return (
    <Card
      as="section"
      padding={4}
      gap={3}
      className={classes.pane}
      aria-label={t(`linking.people.${narrowing.kind}`)}
    >
      <Heading>{t(`linking.people.${narrowing.kind}`)}</Heading>
      <PeopleFilter mode={mode} people={people} />
      {error && (
        <Text role="alert" tone="failure" strong>
          {error}
        </Text>
      )}
      <Loadable query={found}>
        {({ list, count }) => {
          const last = lastPage(count)
          if (count === 0)
            return isNarrowed(narrowing) ? (
              <EmptyState picture="people" title={t('linking.none')} text={t('linking.noneText')} />
            ) : (
              <NobodyYet />
            )
          return (
            <>
              <p role="status" className={classes.second}>
                {t('linking.found', { count, number: formatNumber(count, language) })}
              </p>
              {mayLink && (
                <ChooseMany selection={people.selection} page={idsOf(list)} count={count} />
              )}
              <Stack as="ul" gap={1}>
                {list.map((person) => (
                  <PersonRow
                    key={person.Id}
                    person={person}
                    mode={mode}
                    mayLink={mayLink}
                    checked={people.selection.has(person.Id)}
                    onCheck={(on) => people.selection.toggle(person.Id, on, idsOf(list))}
                    source={drag.sourceOf(person)}
                    onHistory={() => setHistory(person)}
                  />
                ))}
              </Stack>
              <Pager
                page={narrowing.page}
                last={last}
                label={t('linking.people.pages')}
                onChange={(page) => turnTo(page, found.placeOf(page))}
              />
            </>
          )
        }}
      </Loadable>
      {history && <HistoryDialog person={history} onClose={() => setHistory(undefined)} />}
    </Card>
  )
}

const idsOf = (list: readonly Person[]): number[] => list.map(({ Id }) => Id)

interface ChooseManyProps {
  readonly selection: ListSelection
  readonly page: readonly number[]
  readonly count: number
}

function ChooseMany({ selection, page, count }: ChooseManyProps) {
  const { t, language } = useTexts()
  const number = formatNumber(count, language)
  const isPageChosen = page.every(selection.has)
  return (
    <Row gap={3} lineGap={0} align="center" className={classes.choose}>
      <Checkbox
        label={t('linking.choosePage')}
        checked={isPageChosen}
        mixed={page.some(selection.has)}
        onChange={(on) => selection.set(page, on)}
      />
      {count > page.length && !selection.all && (
        <Button variant="subtle" onClick={() => selection.selectAll(count)}>
          {t('linking.chooseAll', { number })}
        </Button>
      )}
      {selection.count > 0 && (
        <Button variant="subtle" onClick={selection.clear}>
          {t('linking.clear')}
        </Button>
      )}
      {selection.all && (
        <p role="status" className={classes.all}>
          {t('linking.allChosen', { number })}
        </p>
      )}
    </Row>
  )
}
