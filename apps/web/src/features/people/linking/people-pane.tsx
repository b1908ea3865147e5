import { Card } from '../../../shared/layout/card.tsx'
import { Heading } from '../../../shared/layout/heading.tsx'
import { Text } from '../../../shared/layout/text.tsx'
import { Row } from '../../../shared/layout/row.tsx'
import { Stack } from '../../../shared/layout/stack.tsx'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/choices/checkbox.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Loadable } from '../../../shared/ui/loadable.tsx'
import { Pager } from '../../../shared/ui/tables/pager.tsx'
import { lastPage } from '../../../shared/ui/tables/table-state.ts'
import { HistoryDialog } from './history-dialog.tsx'
import type { LinkMode, Person } from './link-kind.ts'
import { PeopleFilter } from './people-filter.tsx'
import classes from './people-pane.module.css'
import { PersonRow } from './person-row.tsx'
import type { ChosenPeople } from './use-chosen.ts'
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
          if (narrowing.page > last) turnTo(last)
          if (count === 0)
            return <EmptyState title={t('linking.none')} text={t('linking.noneText')} />
          return (
            <>
              <p role="status" className={classes.second}>
                {t('linking.found', { count, number: formatNumber(count, language) })}
              </p>
              {mayLink && <ChooseMany people={people} list={list} count={count} />}
              <Stack as="ul" gap={1}>
                {list.map((person) => (
                  <PersonRow
                    key={person.Id}
                    person={person}
                    mode={mode}
                    mayLink={mayLink}
                    checked={people.isChosen(person.Id)}
                    onCheck={(on) => {
                      // Who takes one away from all means the others of this page.
                      if (people.chosen.all)
                        people.chooseOnly(list.map(({ Id }) => Id).filter((id) => id !== person.Id))
                      else people.choose([person.Id], on)
                    }}
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

interface ChooseManyProps {
  readonly people: ChosenPeople
  readonly list: readonly Person[]
  readonly count: number
}

function ChooseMany({ people, list, count }: ChooseManyProps) {
  const { t, language } = useTexts()
  const number = formatNumber(count, language)
  const isPageChosen = list.every(({ Id }) => people.isChosen(Id))
  return (
    <Row gap={3} lineGap={0} align="center" className={classes.choose}>
      <Checkbox
        label={t('linking.choosePage')}
        checked={isPageChosen}
        mixed={list.some(({ Id }) => people.isChosen(Id))}
        onChange={(on) =>
          people.choose(
            list.map(({ Id }) => Id),
            on,
          )
        }
      />
      {count > list.length && !people.chosen.all && (
        <Button variant="subtle" onClick={() => people.chooseAll(count)}>
          {t('linking.chooseAll', { number })}
        </Button>
      )}
      {people.count > 0 && (
        <Button variant="subtle" onClick={people.clear}>
          {t('linking.clear')}
        </Button>
      )}
      {people.chosen.all && (
        <p role="status" className={classes.all}>
          {t('linking.allChosen', { number })}
        </p>
      )}
    </Row>
  )
}
