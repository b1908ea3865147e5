import { addDays } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { CONSENT_TEXTS } from './consent-texts.ts'
import { insertRows } from './rows.ts'

/** The texts were published so many days ago, before the first person agreed. */
const PUBLISHED_DAYS = 210

/** Adds the consent texts. */
export async function insertConsentTexts(tx: Db, today: string): Promise<void> {
  await insertRows(
    tx,
    'consent_texts',
    { project_id: 'int', version: 'int', text_el: 'text', text_en: 'text', valid_from: 'instant' },
    CONSENT_TEXTS.map(({ projectId, version, el, en }) => ({
      project_id: projectId,
      version,
      text_el: el,
      text_en: en,
      valid_from: `${addDays(today, -PUBLISHED_DAYS)}T08:00:00Z`,
    })),
  )
}

/** Every mentee whose field says so agreed on the day after they joined. */
export async function insertConsents(tx: Db): Promise<void> {
  await tx.run(sql`
    insert into consents (project_id, user_id, version, kind, at, language, request_id)
    select m.project_id, m.user_id, t.version, 'given',
      m.joined_at + interval '1 day' + make_interval(mins => m.user_id % 400), 'el', 'demonstration'
    from consent_texts t
    join memberships m on m.project_id = t.project_id and m.is_mentee
    join users u on u.id = m.user_id and u.fields ->> 'gdpr' = t.version::text
    order by m.user_id`)
}
