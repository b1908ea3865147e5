import { useMemo } from 'react'
import { compareGreek } from '@telemachos/rules/greek-text'
import { useTexts } from '#shared'
import { MultiSelect } from '#ui'
import { MAX_PEOPLE } from '../calendar-search.ts'
import type { Mentor } from './arrange.ts'
import classes from './mentor-choice.module.css'

interface Props {
  readonly mentors: readonly Mentor[]
  /** Those who are chosen by name; undefined for the reader's own. */
  readonly people: readonly number[] | undefined
  readonly onChange: (people: readonly number[] | undefined) => void
}

/** Whom the calendar shows: the reader's mentors, or those who are chosen by a search. */
export function MentorChoice({ mentors, people, onChange }: Props) {
  const { t } = useTexts()
  const options = useMemo(
    () =>
      mentors
        .map(({ Id, FirstName, LastName }) => ({
          value: String(Id),
          label: `${LastName} ${FirstName}`,
        }))
        .toSorted((a, b) => compareGreek(a.label, b.label)),
    [mentors],
  )
  const choose = (values: readonly string[]) => {
    const ids = values.map(Number).slice(0, MAX_PEOPLE)
    onChange(ids.length > 0 ? ids : undefined)
  }
  return (
    <div className={classes.choice}>
      <button
        type="button"
        className={classes.mine}
        aria-pressed={people === undefined}
        onClick={() => onChange(undefined)}
      >
        {t('calendar.many.mine')}
      </button>
      <MultiSelect
        label={t('calendar.many.choose')}
        className={classes.names}
        options={options}
        value={(people ?? []).map(String)}
        onChange={choose}
      />
    </div>
  )
}
