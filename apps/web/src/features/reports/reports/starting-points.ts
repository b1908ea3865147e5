import type { ResultView } from '../results/view-settings.ts'
import type { Dictionary } from '../steps/use-dictionary.ts'
import type { Steps } from '../steps/step-columns.ts'
import type { Texts } from '#shared'
import type { Place } from './grid-places.ts'

/** A tile that somebody can begin with, without knowing what it reads. */
interface StartingPoint {
  readonly key: string
  readonly title: string
  readonly steps: Steps
  readonly view: ResultView
  readonly moment?: string
  readonly size: Pick<Place, 'W' | 'H'>
}

const MENTEES = {
  Conditions: [{ Column: 'people.is_mentee', Operator: 'equals' as const, Value: true }],
}
const ACTIVE_MENTEES = {
  Conditions: [
    ...MENTEES.Conditions,
    { Column: 'people.is_active', Operator: 'equals' as const, Value: true },
  ],
}
const HALF = { W: 6, H: 5 }
const view = (Type: ResultView['Type'], Settings: ResultView['Settings'] = {}) => ({
  Type,
  Settings,
})

/** The starting points whose tables and columns the reader's dictionary has. */
export function startingPoints(t: Texts['t'], dictionary: Dictionary): StartingPoint[] {
  const counts = (
    of: 'mentees' | 'people' | 'meetings' | 'completions' | 'applications' | 'payments',
  ) => [{ Function: 'count' as const, Label: t(`reports.measure.${of}`) }]
  const most = (label: string) => [{ Column: label, Descending: true }]
  const byMonth = (Column: string) => [{ Column, Bucket: 'month' as const }]
  const points: StartingPoint[] = [
    {
      key: 'activeMentees',
      title: t('reports.ready.activeMentees'),
      steps: { From: 'people', Filters: [ACTIVE_MENTEES], Measures: counts('mentees') },
      view: view('number'),
      size: { W: 3, H: 3 },
    },
    {
      key: 'byState',
      title: t('reports.ready.byState'),
      steps: {
        From: 'people',
        Filters: [MENTEES],
        By: [{ Column: 'people.state' }],
        Measures: counts('mentees'),
      },
      view: view('share'),
      size: HALF,
    },
    {
      key: 'byMentor',
      title: t('reports.ready.byMentor'),
      steps: {
        From: 'people',
        Filters: [ACTIVE_MENTEES],
        By: [{ Column: 'people.mentor_name' }],
        Measures: counts('mentees'),
        Sort: most(t('reports.measure.mentees')),
        Limit: 15,
      },
      view: view('bar'),
      size: HALF,
    },
    {
      key: 'joined',
      title: t('reports.ready.joined'),
      steps: { From: 'people', By: byMonth('people.joined_at'), Measures: counts('people') },
      view: view('line'),
      moment: 'people.joined_at',
      size: HALF,
    },
    {
      key: 'meetings',
      title: t('reports.ready.meetings'),
      steps: { From: 'meetings', By: byMonth('meetings.begins_at'), Measures: counts('meetings') },
      view: view('line'),
      size: HALF,
    },
    {
      key: 'meetingStates',
      title: t('reports.ready.meetingStates'),
      steps: {
        From: 'meetings',
        By: [{ Column: 'meetings.state' }],
        Measures: counts('meetings'),
      },
      view: view('bar'),
      size: HALF,
    },
    {
      key: 'meetingPivot',
      title: t('reports.ready.meetingPivot'),
      steps: {
        From: 'meetings',
        Joins: [{ View: 'people', Relation: 'meetings.user_id', Optional: true }],
        By: [{ Column: 'people.mentor_name' }, { Column: 'meetings.state' }],
        Measures: counts('meetings'),
      },
      view: view('pivot'),
      size: HALF,
    },
    {
      key: 'completions',
      title: t('reports.ready.completions'),
      steps: {
        From: 'completions',
        Joins: [{ View: 'actions', Relation: 'completions.action_id', Optional: false }],
        By: [{ Column: 'actions.title' }],
        Measures: counts('completions'),
        Sort: most(t('reports.measure.completions')),
        Limit: 15,
      },
      view: view('bar'),
      size: HALF,
    },
    {
      key: 'completionMonths',
      title: t('reports.ready.completionMonths'),
      steps: {
        From: 'completions',
        By: byMonth('completions.completed_at'),
        Measures: counts('completions'),
      },
      view: view('area'),
      size: HALF,
    },
    {
      key: 'withoutMentor',
      title: t('reports.ready.withoutMentor'),
      steps: {
        From: 'people',
        Filters: [
          {
            Conditions: [
              ...ACTIVE_MENTEES.Conditions,
              { Column: 'people.mentor_id', Operator: 'isEmpty' },
            ],
          },
        ],
        Columns: ['people.last_name', 'people.first_name', 'people.joined_at'],
        Sort: [{ Column: 'last_name', Descending: false }],
      },
      view: view('table'),
      size: HALF,
    },
    {
      key: 'applications',
      title: t('reports.ready.applications'),
      steps: {
        From: 'applications',
        By: byMonth('applications.received_at'),
        Measures: counts('applications'),
      },
      view: view('line'),
      size: HALF,
    },
    {
      key: 'payments',
      title: t('reports.ready.payments'),
      steps: {
        From: 'payments',
        By: byMonth('payments.paid_at'),
        Measures: counts('payments'),
      },
      view: view('line'),
      size: HALF,
    },
  ]
  const has = (name: string) => dictionary.Views.some(({ Name }) => Name === name)
  return points.filter(({ steps }) =>
    [steps.From, ...(steps.Joins ?? []).map(({ View }) => View)].every(has),
  )
}
