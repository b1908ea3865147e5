import { fold } from '@telemachos/rules/greek-text'
import { soundKey } from '@telemachos/rules/sound-key'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Reaction } from '@telemachos/contract/chat/states'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What the other of the two feels about a line, and which line it answers, by its number. */
interface Rest {
  readonly felt?: Reaction
  readonly answers?: number
}

/** How many days ago something was written, at what time, by the mentor or not, and what. */
type Line = readonly [daysAgo: number, time: string, isMentor: boolean, text: string, rest?: Rest]

/** What mentors and mentees write to each other; each pair has one of these. */
const TALKS: readonly (readonly Line[])[] = [
  [
    [12, '10:05', true, 'Καλημέρα! Χάρηκα πολύ που γνωριστήκαμε χθες.', { felt: 'love' }],
    [12, '10:20', false, 'Κι εγώ, ευχαριστώ πολύ!'],
    [12, '10:21', false, 'Να σας στείλω το βιογραφικό μου να το δείτε;'],
    [12, '11:02', true, 'Βεβαίως. Ανεβάστε το στη δράση «Βιογραφικό» και το κοιτάζω.'],
    [6, '17:40', false, 'Το ανέβασα. Δεν ξέρω αν είναι σωστή η σειρά στις εμπειρίες.'],
    [
      6,
      '19:15',
      true,
      'Πολύ καλή αρχή. Βάλτε πρώτα την πιο πρόσφατη και γράψτε δύο λόγια για την καθεμία.',
      { felt: 'thanks', answers: 5 },
    ],
    [
      2,
      '12:30',
      false,
      'Έγινε! Βρήκα και δύο αγγελίες που μου αρέσουν: https://example.org/jobs/214',
    ],
    [2, '12:31', false, 'Να τις δούμε μαζί την Πέμπτη;'],
    [2, '19:10', true, 'Ναι, τις κρατάω για τη συνάντησή μας.', { answers: 7 }],
  ],
  [
    [9, '13:00', true, 'Γεια σας! Θυμίζω ότι η συνάντησή μας είναι διαδικτυακή.'],
    [9, '13:25', false, 'Ευχαριστώ, το είχα ξεχάσει. Χρειάζεται να ετοιμάσω κάτι;'],
    [9, '13:40', true, 'Μόνο τρεις ερωτήσεις που θα θέλατε να μου κάνετε.', { felt: 'like' }],
    [3, '18:05', false, 'Πήγα στη συνέντευξη! Νομίζω πήγε καλά.', { felt: 'wow' }],
    [3, '18:30', true, 'Μπράβο! Γράψτε όσα θυμάστε, θα μας χρειαστούν για την επόμενη.'],
    [2, '18:50', false, 'Με πήραν τηλέφωνο, με θέλουν και για δεύτερη!', { answers: 5 }],
  ],
  [
    [20, '09:30', true, 'Καλή αρχή στο πρόγραμμα! Γράψτε μου όποτε θέλετε.', { felt: 'love' }],
    [20, '16:10', false, 'Ευχαριστώ!'],
    [2, '11:45', false, 'Δεν θα προλάβω το ερωτηματολόγιο σήμερα, πειράζει;'],
    [2, '12:15', true, 'Καθόλου. Μένει ανοιχτό έως το τέλος της εβδομάδας.', { answers: 3 }],
  ],
]

/**
 * Conversations of each mentor with every third of their mentees, from the first on, where the
 * project's chat is open, with answers and reactions; the last message is unread.
 */
export async function insertChat(tx: Db, today: string): Promise<void> {
  const lines = TALKS.flatMap((talk, kind) =>
    talk.map(([daysAgo, time, is_mentor, text, { felt, answers } = {}], index) => ({
      kind,
      is_mentor,
      text,
      felt,
      answers,
      seq: index + 1,
      search_key: `${fold(text)} | ${soundKey(text)}`,
      at: athensInstant(addDays(today, -daysAgo), time),
    })),
  )
  await tx.run(sql`
    with lines as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given
        (kind int, is_mentor boolean, text text, seq int, search_key text, at timestamptz, felt text,
          answers int)
    ), held as (
      select r.project_id, r.subject_id as mentee_id, r.holder_id as mentor_id,
        row_number() over (partition by r.project_id, r.holder_id order by r.subject_id) - 1 as place
      from relations r join projects p on p.id = r.project_id
      join memberships m on m.project_id = r.project_id and m.user_id = r.subject_id and m.active
      where r.kind = 'mentor' and r.action_id is null and r.to_at is null
        and p.settings #>> '{Config,Chat,Enabled}' = 'true'
    ), pairs as (
      select project_id, mentee_id, mentor_id, (mentor_id + place / 3) % ${TALKS.length}::int as kind
      from held where place % 3 = 0
    ), begun as (
      insert into chat_conversations
        (project_id, low_id, high_id, created_by, created_at, last_seq, last_rev, last_at)
      select p.project_id, least(p.mentee_id, p.mentor_id), greatest(p.mentee_id, p.mentor_id),
        p.mentor_id, l.first_at, l.count, l.count, l.last_at
      from pairs p join (select kind, count(*)::int as count, min(at) as first_at, max(at) as last_at
        from lines group by kind) l using (kind)
      returning id, project_id, low_id, high_id, created_by, last_seq
    ), placed as (
      insert into chat_members (conversation_id, user_id, read_seq)
      select b.id, person.id,
        -- Whoever did not write last has yet to read that.
        b.last_seq - ((person.id = b.created_by) <> l.is_mentor)::int
      from begun b
      join pairs p on p.project_id = b.project_id and p.mentor_id = b.created_by
        and p.mentee_id = b.low_id + b.high_id - b.created_by
      join lines l on l.kind = p.kind and l.seq = b.last_seq
      cross join lateral unnest(array[b.low_id, b.high_id]) person (id)
    ), said as (
      select b.id, l.*, case when l.is_mentor then b.created_by else p.mentee_id end as author_id,
        case when l.is_mentor then p.mentee_id else b.created_by end as other_id
      from begun b
      join pairs p on p.project_id = b.project_id and p.mentor_id = b.created_by
        and p.mentee_id = b.low_id + b.high_id - b.created_by
      join lines l using (kind)
    ), written as (
      insert into chat_messages
        (conversation_id, seq, rev, client_id, user_id, text, search_key, at, reply_to)
      select id, seq, seq, 'demo-' || seq, author_id, text, search_key, at, answers from said
      returning id, conversation_id, seq
    )
    insert into chat_reactions (message_id, user_id, reaction, at)
    select w.id, s.other_id, s.felt, s.at + interval '5 minutes'
    from written w join said s on s.id = w.conversation_id and s.seq = w.seq
    where s.felt is not null`)
}
