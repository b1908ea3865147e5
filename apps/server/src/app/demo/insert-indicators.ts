import type { ProjectField } from '@telemachos/contract/projects/entities'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { countProject } from '../../modules/indicators/index.ts'

const LEVELS = ['Χαμηλή', 'Μέτρια', 'Υψηλή']
const LEVEL_LABELS = { Χαμηλή: { en: 'Low' }, Μέτρια: { en: 'Medium' }, Υψηλή: { en: 'High' } }
const NOTES = [
  'Θέλει εξάσκηση στη συνέντευξη.',
  'Μεγάλη βελτίωση από τον προηγούμενο μήνα.',
  'Το συζητήσαμε στη συνάντηση.',
]

/** A value with the text beside it: mentors fill them in, mentees do not see them. */
const indicator = (
  id: number,
  Label: string,
  english: string,
  kind: Pick<ProjectField, 'Type' | 'Options' | 'OptionLabels'>,
): ProjectField[] => {
  const levels = { Visible: 3, Editable: 3 }
  const name = `indicator_${id}`
  return [
    { Name: name, Label, Labels: { en: english }, ...kind, ...levels, Indicator: id },
    {
      Name: `${name}_text`,
      Label: `${Label}: σχόλιο`,
      Type: 'text',
      ...levels,
      Labels: { en: `${english}: comment` },
      IndicatorText: id,
    },
  ]
}

/** What each project measures of its mentees. */
export const INDICATORS: ProjectField[] = [
  ...indicator(1, 'Αυτοπεποίθηση (1–10)', 'Confidence (1–10)', { Type: 'number' }),
  ...indicator(2, 'Ετοιμότητα για εργασία', 'Readiness for work', {
    Type: 'select',
    Options: LEVELS,
    OptionLabels: LEVEL_LABELS,
  }),
  ...indicator(3, 'Ενεργή αναζήτηση εργασίας', 'Actively looking for work', { Type: 'yesno' }),
]

/** Values of four mentees in five, and texts of some. */
export async function insertIndicators(tx: Db): Promise<void> {
  await tx.run(sql`
    update memberships set fields = fields || jsonb_build_object(
      'indicator_1', (3 + (user_id * 7) % 8)::text,
      'indicator_2', (${LEVELS}::text[])[1 + (user_id * 5) % 3],
      'indicator_3', (case when user_id % 4 = 0 then 0 else 1 end)::text
    ) || case when user_id % 6 = 0
      then jsonb_build_object('indicator_1_text', (${NOTES}::text[])[1 + (user_id / 6) % 3])
      else '{}'::jsonb end
    where is_mentee and user_id % 5 <> 0`)
}

/** Counts the days since everybody joined, as the nightly job does. */
export async function insertTrends(tx: Db, today: string): Promise<void> {
  while (await countProject(tx, today));
}
