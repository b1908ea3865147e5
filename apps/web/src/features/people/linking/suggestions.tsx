import { Row } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, useWrite } from '#shared'
import { Button, Checkbox, EmptyState, Loadable, Pager, useLastPage, usePages } from '#ui'
import { SuggestionCard, type Match } from './suggestion-card.tsx'
import paneClasses from './people-pane.module.css'
import classes from './suggestions.module.css'
import { useResult } from './use-result.ts'

/** Mentors for those who have none, with the reasons; a person approves one, some or all. */
export function Suggestions() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pages = usePages()
  const found = useCall(
    'people.suggestMentors',
    { ProjectId, ...pages.asked },
    { placeholderData: keepPreviousData },
  )
  useLastPage(pages.page, found.data?.count, pages.goTo, pages.rows)
  return (
    <section aria-label={t('linking.suggestions')} className={classes.suggestions}>
      <p>{t('linking.suggestions.lead')}</p>
      <Loadable query={found}>
        {({ list, count, NeverSignedIn }) => {
          if (count === 0) {
            return (
              <EmptyState
                picture="idea"
                title={t('linking.suggestions.none')}
                text={t('linking.suggestions.noneText')}
              />
            )
          }
          return (
            <>
              {NeverSignedIn > 0 && (
                <p className={paneClasses.second}>
                  {t('linking.suggestions.neverSignedIn', { count: NeverSignedIn })}
                </p>
              )}
              <Approval key={`${pages.page} ${pages.rows}`} list={list} />
              <Pager {...pages.of(count)} />
            </>
          )
        }}
      </Loadable>
    </section>
  )
}

function Approval({ list }: { readonly list: readonly Match[] }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const { tell, fail } = useResult()
  const approve = useWrite('people.approvePairs')
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  /** Another mentor than the one who fits best, by mentee. */
  const [other, setOther] = useState<ReadonlyMap<number, number>>(new Map())

  const open = list.filter(({ Suggestions: [first] }) => first !== undefined)
  const mentorOf = ({ Mentee, Suggestions: found }: Match) =>
    found.find(({ Mentor }) => Mentor.Id === other.get(Mentee.Id)) ?? found[0]
  const pairs = open
    .filter(({ Mentee }) => picked.has(Mentee.Id))
    .flatMap((match) => {
      const chosen = mentorOf(match)
      return chosen ? [{ MenteeId: match.Mentee.Id, MentorId: chosen.Mentor.Id }] : []
    })
  const pick = (ids: readonly number[], on: boolean) => {
    const next = new Set(picked)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    setPicked(next)
  }
  const ids = open.map(({ Mentee }) => Mentee.Id)
  return (
    <>
      <Row gap={4} lineGap={2} align="center" justify="between">
        <Checkbox
          label={t('linking.suggestions.pickAll')}
          checked={ids.length > 0 && ids.every((id) => picked.has(id))}
          mixed={ids.some((id) => picked.has(id))}
          disabled={ids.length === 0}
          onChange={(on) => pick(ids, on)}
        />
        <Button
          disabled={pairs.length === 0}
          loading={approve.isPending}
          onClick={() =>
            approve.mutate(
              { ProjectId, Pairs: pairs },
              {
                onSuccess: (result) => {
                  setPicked(new Set())
                  tell(result)
                },
                onError: fail,
              },
            )
          }
        >
          {pairs.length === 0
            ? t('linking.suggestions.approveNone')
            : t('linking.suggestions.approve', { count: pairs.length })}
        </Button>
      </Row>
      <ul className={classes.list}>
        {list.map((match) => (
          <SuggestionCard
            key={match.Mentee.Id}
            match={match}
            mentorId={mentorOf(match)?.Mentor.Id}
            picked={picked.has(match.Mentee.Id)}
            onPick={(on) => pick([match.Mentee.Id], on)}
            onMentor={(mentorId) => {
              setOther(new Map(other).set(match.Mentee.Id, mentorId))
              pick([match.Mentee.Id], true)
            }}
          />
        ))}
      </ul>
    </>
  )
}
