import { Row } from '#layout'
import { useId } from 'react'
import { useTexts, type CallOutput } from '#shared'
import { Checkbox } from '#ui'
import { listName } from './link-kind.ts'
import paneClasses from './people-pane.module.css'
import classes from './suggestions.module.css'

export type Match = CallOutput<'people.suggestMentors'>['list'][number]
type Suggestion = Match['Suggestions'][number]

interface SuggestionCardProps {
  readonly match: Match
  /** The mentor who would be approved. */
  readonly mentorId: number | undefined
  readonly picked: boolean
  readonly onPick: (on: boolean) => void
  readonly onMentor: (mentorId: number) => void
}

/** A mentee without a mentor, and those who would fit. */
export function SuggestionCard({ match, mentorId, picked, onPick, onMentor }: SuggestionCardProps) {
  const { t } = useTexts()
  const group = useId()
  const { Mentee, Area, Suggestions: found } = match
  const name = listName(Mentee)
  return (
    <li className={classes.card} data-picked={picked || undefined}>
      <div>
        {found.length === 0 ? (
          <p className={paneClasses.name}>{name}</p>
        ) : (
          <Checkbox
            label={t('linking.suggestions.pick', { name })}
            checked={picked}
            onChange={onPick}
          />
        )}
        {Area !== null && (
          <p className={paneClasses.second} data-indented={found.length > 0 || undefined}>
            {Area}
          </p>
        )}
      </div>
      {found.length === 0 ? (
        <p className={paneClasses.second}>{t('linking.suggestions.full')}</p>
      ) : (
        <div
          role="radiogroup"
          aria-label={t('linking.suggestions.for', { name })}
          className={classes.choices}
        >
          {found.map((suggestion) => (
            <Row
              key={suggestion.Mentor.Id}
              as="label"
              nowrap
              gap={3}
              align="start"
              className={classes.choice}
            >
              <input
                type="radio"
                name={group}
                checked={suggestion.Mentor.Id === mentorId}
                onChange={() => onMentor(suggestion.Mentor.Id)}
              />
              <span className={classes.why}>
                <Row as="span" gap={3} lineGap={0}>
                  <strong>{listName(suggestion.Mentor)}</strong>
                  <span className={classes.score}>
                    {t('linking.suggestions.score', { score: suggestion.Score })}
                  </span>
                </Row>
                <Reasons suggestion={suggestion} />
              </span>
            </Row>
          ))}
        </div>
      )}
    </li>
  )
}

function Reasons({ suggestion: { Reasons: reasons } }: { readonly suggestion: Suggestion }) {
  const { t } = useTexts()
  const words = reasons.flatMap((reason) => {
    switch (reason.Kind) {
      case 'area':
        return t('linking.reason.area', { value: reason.Value })
      case 'language':
        return t('linking.reason.language', { value: reason.Value })
      case 'field':
        return t('linking.reason.field', { label: reason.Label, value: reason.Value })
      case 'capacity': {
        const room =
          reason.Free === null
            ? t('linking.reason.load', { count: reason.Load })
            : t('linking.reason.free', { count: reason.Free })
        return reason.OnPage === 0
          ? room
          : [room, t('linking.reason.onPage', { count: reason.OnPage })]
      }
    }
  })
  return <span className={paneClasses.second}>{words.join(' · ')}</span>
}
